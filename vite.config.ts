import path from "node:path";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin, type UserConfig } from "vite";
import { sandbox } from "./app/sandbox/vitePlugin.ts";
import { securityHeaders } from "./app/securityHeaders.ts";
import { copy } from "./src/copy/build/plugin.ts";

const top = import.meta.dirname;

/** Nothing is painted before a token has left the address bar (S5); the page is empty until then anyway. */
const paintAfterStart = (): Plugin => ({
  name: "gangway-paint-after-start",
  transformIndexHtml: {
    order: "post",
    handler: (html) => html.replace('<script type="module"', '<script type="module" blocking="render"'),
  },
});

/** What the app, the workbench and the tests have in common. */
export const shared = (): UserConfig => ({
  plugins: [copy(), react(), tailwindcss()],
});

export default defineConfig(() => {
  const base = shared();
  return {
    ...base,
    plugins: [...(base.plugins ?? []), paintAfterStart(), sandbox()],
    root: path.join(top, "app"),
    preview: { headers: securityHeaders },
    build: {
      outDir: path.join(top, "dist"),
      emptyOutDir: true,
      manifest: true,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
    },
  };
});
