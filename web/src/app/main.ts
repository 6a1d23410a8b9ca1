import { mount } from "svelte";
import "../look/fonts.css";
import "../look/tokens.css";
import "../look/base.css";

const target = document.getElementById("app") as HTMLElement;
if (import.meta.env.DEV && location.pathname.startsWith("/dev/")) {
  const { default: Bench } = await import("../dev/Bench.svelte");
  mount(Bench, { target });
}
