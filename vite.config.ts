import path from "node:path";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type UserConfig } from "vite";
import { sandbox } from "./app/sandbox/vitePlugin.ts";
import { securityHeaders } from "./app/securityHeaders.ts";
import { copy } from "./src/copy/build/plugin.ts";

const top = import.meta.dirname;

/** What the app, the workbench and the tests have in common. */
export const shared = (): UserConfig => ({
  plugins: [copy(), react(), tailwindcss()],
});

export default defineConfig(() => {
  const base = shared();
  return {
    ...base,
    plugins: [...(base.plugins ?? []), sandbox()],
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
