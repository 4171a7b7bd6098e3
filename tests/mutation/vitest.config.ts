import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { shared } from "../../vite.config.ts";
import { areas, isAreaName } from "./areas.ts";

const name = process.env.MUTATED ?? "";
if (!isAreaName(name)) throw new Error(`MUTATED names no area: "${name}"`);

/** Shortest files first: a mutant is killed by the first failing test, and Vitest starts with the longest. */
class ShortestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const longestFirst = await BaseSequencer.prototype.sort.call(this, files);
    return longestFirst.toReversed();
  }
}

/** The tests of one area, configured like the other unit tests. */
export default defineConfig({
  ...shared(),
  test: {
    environment: "node",
    include: areas[name].tests.map((folder) => `tests/${folder}/**/*.test.{ts,tsx}`),
    setupFiles: ["tests/clock/setup.ts"],
    isolate: false,
    // On GitHub the default reporters would annotate the run with each mutant.
    reporters: ["dot"],
    // Several times slower with the mutation switches.
    testTimeout: 30_000,
    sequence: { sequencer: ShortestFirst },
  },
});
