import { filesIn } from "#tests/checks/files.ts";
import { parseSource } from "#tests/checks/source.ts";
import type { Proof } from "./proof.ts";
import type { Row } from "./rows.ts";
import { storyProofs } from "./storyProofs.ts";
import { testProofs } from "./testProofs.ts";

export type ProofMap = { proofs: Map<string, Proof[]>; faults: string[] };

export const storyFile = /\.stories\.tsx$/;
export const testFile = /\.(test|spec|journey)\.tsx?$/;

/** Row → what names it, over all stories and tests at `root`; a name that is no row of a known area is a fault. */
export function proofMap(root: string, rows: readonly Row[]): ProofMap {
  const stories = filesIn(root, ["stories"], storyFile).map((file) => storyProofs(parseSource(root, file)));
  const tests = filesIn(root, ["tests"], testFile)
    .filter((file) => !/^tests\/(checks|spec)\//.test(file))
    .flatMap((file) => testProofs(parseSource(root, file), root));
  const faults = stories.flatMap((found) => found.faults);
  const ids = new Set(rows.map(({ id }) => id));
  const areas = new Set(rows.map(({ area }) => area));
  const proofs = new Map<string, Proof[]>();
  for (const { row, proof } of [...stories.flatMap((found) => found.proofs), ...tests]) {
    if (ids.has(row)) proofs.set(row, [...(proofs.get(row) ?? []), proof]);
    else if (areas.has(row.slice(0, row.indexOf("-"))))
      faults.push(`${proof.kind === "story" ? proof.title : proof.file} names ${row}, which is no row`);
  }
  return { proofs, faults };
}
