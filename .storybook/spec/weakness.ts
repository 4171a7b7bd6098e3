import type { Proof, ProofKind } from "./proof.ts";
import type { Kind, Row } from "./rows.ts";
import { quotationsIn } from "./wordings.ts";

/**
 * Why the proofs of a row do not hold it: nothing names it, a wording given in it is not in the catalogue, or everything that
 * names it only shows something.
 */
export type Weakness = { kind: "open" } | { kind: "notInCatalogue"; wordings: string[] } | { kind: "notAsserted" };

const asserting: readonly ProofKind[] = ["play", "test", "journey"];

const holding: Record<Kind, readonly ProofKind[]> = {
  text: ["wording", ...asserting],
  look: ["law", ...asserting],
  rule: asserting,
  behaviour: asserting,
  call: asserting,
};

/** Rows whose German wording is said in our own words, which something else asserts. */
const ownWords = new Set(
  (
    "MSG-24 DASH-03 DASH-04 DASH-05 DASH-06 DASH-07 VA-031 VA-035 VA-044 VA-053 VA-054 VA-085 VA-086 VA-104 VA-113 VS-005 " +
    "VS-020 VS-022 VS-058 VS-067 VS-069 VS-089 VS-091 VS-093 VS-103 VS-112 VS-127 VS-135 VS-142 VS-159 VS-174 VS-209 " +
    "VS-220 VS-235"
  ).split(" "),
);

/**
 * A rule, a behaviour and a call need something that asserts. A look is held by that, too, or by its own words, which are
 * looked for in its story (requirementWords.ts); a text by the catalogue: every wording given in the row, or where none is given
 * one that was proposed, word for word.
 */
export function weaknessOf(row: Row, proofs: readonly Proof[]): Weakness | undefined {
  if (proofs.length === 0) return { kind: "open" };
  const isAsserted = proofs.some(({ kind }) => asserting.includes(kind));
  const isShown = row.kind === "text" || row.kind === "look";
  const said = new Set(proofs.flatMap((proof) => (proof.kind === "wording" ? [proof.text] : [])));
  const lost = quotationsIn(row.text)
    .filter(
      ({ isGiven, locale }) => isGiven && (locale !== undefined || (isShown && !(isAsserted && ownWords.has(row.id)))),
    )
    .flatMap(({ text }) => (said.has(text) ? [] : [text]));
  if (lost.length > 0) return { kind: "notInCatalogue", wordings: lost };
  return proofs.some(({ kind }) => holding[row.kind].includes(kind)) ? undefined : { kind: "notAsserted" };
}
