import { mount } from "svelte";
import "../look/fonts.css";
import "../look/tokens.css";
import "../look/base.css";
import App from "./App.svelte";
import { prepare } from "./ahead";
import { router } from "./router.svelte";
import { session } from "./session.svelte";

const target = document.getElementById("app") as HTMLElement;

async function begin(): Promise<void> {
  document.documentElement.dataset.theme = session.theme;
  prepare(router.route.page);
  const beginning = session.begin().then(
    () => null,
    (problem: unknown) => problem,
  );
  // Nothing can be shown without the texts: wait for them as long as it takes.
  await session.loadWords();
  const failed = await beginning;
  target.replaceChildren();
  mount(App, { target, props: { failed } });
}

async function bench(): Promise<void> {
  const { default: Bench } = await import("../dev/Bench.svelte");
  target.replaceChildren();
  mount(Bench, { target });
}

void (import.meta.env.DEV && location.pathname.startsWith("/dev/") ? bench() : begin());
