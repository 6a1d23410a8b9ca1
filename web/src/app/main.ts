import { mount } from "svelte";
import "../look/fonts.css";
import "../look/tokens.css";
import "../look/base.css";

const target = document.getElementById("app") as HTMLElement;

async function begin(): Promise<void> {
  if (import.meta.env.DEV && location.pathname.startsWith("/dev/")) {
    const { default: Bench } = await import("../dev/Bench.svelte");
    mount(Bench, { target });
    return;
  }
  const { session } = await import("./session.svelte");
  const { default: App } = await import("./App.svelte");
  document.documentElement.dataset.theme = session.theme;
  const failed: unknown = await session.begin().then(
    () => null,
    (problem: unknown) => problem,
  );
  mount(App, { target, props: { failed } });
}

void begin();
