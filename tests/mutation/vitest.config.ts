import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { shared } from "../../vite.config.ts";
import { areas, isAreaName } from "./areas.ts";

const name = process.env.MUTATED ?? "";
if (!isAreaName(name)) throw new Error(`MUTATED names no area: "${name}"`);

/** Shortest files first: a run ends with the first test that notices the fault, and Vitest begins with the longest. */
class ShortestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const longestFirst = await BaseSequencer.prototype.sort.call(this, files);
    return longestFirst.toReversed();
  }
}

/** The tests of one area, as the other tests of rules run. */
export default defineConfig({
  ...shared(),
  test: {
    environment: "node",
    include: areas[name].tests.map((folder) => `tests/${folder}/**/*.test.{ts,tsx}`),
    setupFiles: ["tests/clock/setup.ts"],
    isolate: false,
    // At the host the reporters of default would tell each planted fault on the page of the run.
    reporters: ["dot"],
    // With faults planted beside it, code runs several times slower.
    testTimeout: 30_000,
    sequence: { sequencer: ShortestFirst },
  },
});
