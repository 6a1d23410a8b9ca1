import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const root = import.meta.dirname;
const server = process.env.COSMODROME ?? "http://127.0.0.1:8765";

/** The workbench (/dev/<game>) needs no server: texts and fixtures come from the sources. */
function sources(): Plugin {
  const file = (path: string): string | null => {
    const text = /^\/text\/(?:(\w+)\/)?(en|ru|fr)\.ftl$/.exec(path);
    if (text)
      return resolve(
        root,
        text[1] ? `../cosmodrome/games/${text[1]}/text` : "../cosmodrome/text",
        `${text[2]}.ftl`,
      );
    if (/^\/fixtures\/[\w./-]+\.json$/.test(path)) return resolve(root, `.${path}`);
    return null;
  };
  return {
    name: "cosmodrome-sources",
    apply: "serve",
    configureServer(vite) {
      vite.middlewares.use((request, response, next) => {
        const path = file((request.url ?? "").split("?")[0]);
        if (path === null) return next();
        response.statusCode = existsSync(path) ? 200 : 404;
        response.setHeader("Content-Type", "text/plain; charset=utf-8");
        response.setHeader("Cache-Control", "no-store");
        response.end(existsSync(path) ? readFileSync(path) : "");
      });
    },
  };
}

export default defineConfig({
  plugins: [svelte(), sources()],
  build: {
    outDir: "../cosmodrome/server/page",
    emptyOutDir: true,
    target: "es2022",
    // Nothing inline: the content security policy allows our own files only.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: {
      output: {
        onlyExplicitManualChunks: true,
        // The editor of positions shows the parts of a game beside its board. Their pictures stay in
        // the board's chunk: one of their own would be more for every table to fetch.
        manualChunks: (id) => /\/games\/(\w+)\/(?!help|HelpSign|set-up|Part|poster|stage)\w+\./.exec(id)?.[1],
      },
    },
  },
  server: { proxy: { "/api": { target: server, ws: true } } },
  test: {
    environment: "jsdom",
    include: ["tests/**/*.test.ts"],
    setupFiles: ["tests/setup.ts"],
    isolate: false,
    fileParallelism: false,
  },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
});
