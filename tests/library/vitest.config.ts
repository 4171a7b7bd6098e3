import path from "node:path";
import { defineConfig } from "vitest/config";

/** The library as somebody else gets it: built, packed, judged, and installed into a fresh project. */
export default defineConfig({
  root: path.resolve(import.meta.dirname, "../.."),
  test: {
    name: "library",
    environment: "node",
    include: ["tests/library/*.library.ts"],
    globalSetup: "tests/library/pack.ts",
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
