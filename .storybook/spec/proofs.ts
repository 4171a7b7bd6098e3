import { filesIn } from "#workbench/shared/source/files.ts";
import { parseSource } from "#workbench/shared/source/syntax.ts";
import type { Law, Proof } from "./proof.ts";
import type { Row } from "./rows.ts";
import { storyProofs } from "./storyProofs.ts";
import { testProofs } from "./testProofs.ts";
import { claimsIn } from "./requirementWords.ts";
import { catalogueAt, germanAt, quotationsIn, type Quotation } from "./wordings.ts";

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
  const germanOf = germanAt(root);
  const states = new Set(
    stories
      .flatMap((found) => found.proofs)
      .flatMap(({ proof, isState }) => (isState && "story" in proof ? [proof.story] : [])),
  );
  const ids = new Set(rows.map(({ id }) => id));
  const proofs = new Map<string, Proof[]>();
  for (const { row, proof } of [...stories.flatMap((found) => found.proofs), ...tests]) {
    if (ids.has(row)) proofs.set(row, [...(proofs.get(row) ?? []), proof]);
  }
  for (const row of rows) {
    const { id, text } = row;
    const wordings = quotationsIn(text).flatMap((quoted): Proof[] => {
      const key = keyOf(quoted);
      return key === undefined ? [] : [{ kind: "wording", key, text: quoted.text }];
    });
    const own = [...(proofs.get(id) ?? []), ...wordings];
    const laws = lawsOf(row, own, states, (quoted) => {
      const key = keyOf(quoted);
      return key === undefined ? undefined : germanOf(key);
    });
    if (own.length > 0) proofs.set(id, [...own, ...laws]);
  }
  return { proofs, faults };
}

/** What the states that show a row are judged by, if its words mean anything there. */
function lawsOf(
  { kind, text }: Row,
  proofs: readonly Proof[],
  states: ReadonlySet<string>,
  germanOf: (quoted: Quotation) => string | undefined,
): Law[] {
  if (kind !== "look" && kind !== "text") return [];
  const words = kind === "look" ? claimsIn(text).map(({ word }) => word) : [];
  const texts = quotationsIn(text).flatMap((quoted) => (quoted.isGiven ? (germanOf(quoted) ?? []) : []));
  if (words.length + texts.length === 0) return [];
  return proofs.flatMap((proof) =>
    "story" in proof && proof.kind !== "law" && states.has(proof.story)
      ? [{ kind: "law", story: proof.story, title: proof.title, words, texts }]
      : [],
  );
}
