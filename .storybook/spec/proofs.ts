import { filesIn } from "#workbench/shared/source/files.ts";
import { parseSource } from "#workbench/shared/source/syntax.ts";
import type { Expectation, Proof } from "./proof.ts";
import { checkedWordsIn } from "./requirementWords.ts";
import type { Row } from "./rows.ts";
import { storyProofs } from "./storyProofs.ts";
import { testProofs } from "./testProofs.ts";
import { quotationsIn, readWordings, type Wordings } from "./wordings.ts";

export type ProofMap = { proofs: Map<string, Proof[]>; faults: string[] };

export const storyFile = /\.stories\.tsx$/;
const testFile = /\.(test|journey)\.tsx?$/;

/** The proofs of each row in the stories, tests and texts at `root`. An unknown id proves nothing. */
export function proofMap(root: string, rows: readonly Row[]): ProofMap {
  const stories = filesIn(root, ["stories"], storyFile).map((file) => storyProofs(parseSource(root, file)));
  const tests = filesIn(root, ["tests"], testFile)
    .filter((file) => !/^tests\/(checks|workbench\/spec)\//.test(file))
    .flatMap((file) => testProofs(parseSource(root, file), root));
  const named = [...stories.flatMap(({ proofs }) => proofs), ...tests];
  const states = new Set(named.flatMap(({ proof, isState }) => (isState && "story" in proof ? [proof.story] : [])));
  const wordings = readWordings(root);
  const proofs = new Map<string, Proof[]>();
  for (const row of rows) {
    const own: Proof[] = [
      ...named.filter((each) => each.row === row.id).map(({ proof }) => proof),
      ...quotationsIn(row.text).flatMap((quotation): Proof[] => {
        const key = wordings.keyOf(quotation);
        return key === undefined ? [] : [{ kind: "wording", key, text: quotation.text }];
      }),
    ];
    if (own.length > 0) proofs.set(row.id, [...own, ...expectationsOf(row, own, states, wordings)]);
  }
  return { proofs, faults: stories.flatMap(({ faults }) => faults) };
}

/** What the state stories of a row are checked for. */
function expectationsOf(
  { kind, text }: Row,
  proofs: readonly Proof[],
  states: ReadonlySet<string>,
  { germanOf }: Wordings,
): Expectation[] {
  if (kind !== "look" && kind !== "text") return [];
  const words = kind === "look" ? checkedWordsIn(text).map(({ word }) => word) : [];
  const texts = quotationsIn(text).flatMap((quotation) => (quotation.isGiven ? (germanOf(quotation) ?? []) : []));
  if (words.length + texts.length === 0) return [];
  return proofs.flatMap((proof) =>
    "story" in proof && states.has(proof.story)
      ? [{ kind: "expectation", story: proof.story, title: proof.title, words, texts }]
      : [],
  );
}
