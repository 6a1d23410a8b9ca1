/** A warning on the console, such as an unknown variable of a message, fails the test. */
import { afterEach, beforeEach, expect, vi } from "vitest";

// jsdom lays nothing out, so that nothing there ever changes its size.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

beforeEach(() => {
  vi.spyOn(console, "warn");
});
afterEach(() => {
  expect(vi.mocked(console.warn).mock.calls).toEqual([]);
  vi.restoreAllMocks();
});
