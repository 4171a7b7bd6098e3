import { defineConfig } from "vitest/config";
import { shared } from "../../vite.config.ts";
import { areas, isAreaName } from "./areas.ts";

const name = process.env.MUTATED ?? "";
if (!isAreaName(name)) throw new Error(`MUTATED names no area: "${name}"`);

/** The tests of one area, as the other tests of rules run. */
export default defineConfig({
  ...shared(),
  test: {
    environment: "node",
    include: areas[name].tests.map((folder) => `tests/${folder}/**/*.test.{ts,tsx}`),
    setupFiles: ["tests/clock/setup.ts"],
    isolate: false,
  },
});
