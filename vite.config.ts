import path from "node:path";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type UserConfig } from "vite";

const top = import.meta.dirname;

/** What the app, the workbench and the tests have in common. */
export const shared = (): UserConfig => ({
  plugins: [react(), tailwindcss()],
});

export default defineConfig(() => {
  const base = shared();
  return {
    ...base,
    root: path.join(top, "app"),
    build: { outDir: path.join(top, "dist"), emptyOutDir: true },
  };
});
