import { filesIn } from "#workbench/source/files.ts";
import { parseSource } from "#workbench/source/syntax.ts";
import type { Proof } from "./proof.ts";
import type { Row } from "./rows.ts";
import { storyProofs } from "./storyProofs.ts";
import { testProofs } from "./testProofs.ts";
import { catalogueAt, quotationsIn } from "./wordings.ts";

export type ProofMap = { proofs: Map<string, Proof[]>; faults: string[] };

export const storyFile = /\.stories\.tsx$/;
export const testFile = /\.(test|journey)\.tsx?$/;

/** Row → what speaks for it, over all stories, tests and texts at `root`. A name that is no row proves nothing. */
export function proofMap(root: string, rows: readonly Row[]): ProofMap {
  const stories = filesIn(root, ["stories"], storyFile).map((file) => storyProofs(parseSource(root, file)));
  const tests = filesIn(root, ["tests"], testFile)
    .filter((file) => !/^tests\/(checks|workbench\/spec)\//.test(file))
    .flatMap((file) => testProofs(parseSource(root, file), root));
  const faults = stories.flatMap((found) => found.faults);
  const keyOf = catalogueAt(root);
  const ids = new Set(rows.map(({ id }) => id));
  const proofs = new Map<string, Proof[]>();
  for (const { row, proof } of [...stories.flatMap((found) => found.proofs), ...tests]) {
    if (ids.has(row)) proofs.set(row, [...(proofs.get(row) ?? []), proof]);
  }
  for (const { id, text } of rows) {
    const wordings = quotationsIn(text).flatMap((quoted): Proof[] => {
      const key = keyOf(quoted);
      return key === undefined ? [] : [{ kind: "wording", key, text: quoted.text }];
    });
    if (wordings.length > 0) proofs.set(id, [...(proofs.get(id) ?? []), ...wordings]);
  }
  return { proofs, faults };
}
