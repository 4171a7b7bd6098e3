import path from "node:path";
import { defineConfig } from "vitest/config";
import { shared } from "../vite.config.ts";

const top = path.resolve(import.meta.dirname, "..");

export default defineConfig({
  root: top,
  test: {
    projects: [
      {
        extends: false,
        root: top,
        ...shared(),
        test: { name: "node", environment: "node", include: ["tests/**/*.test.{ts,tsx}"] },
      },
    ],
  },
});
