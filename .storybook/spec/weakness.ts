import type { Proof, ProofKind } from "./proof.ts";
import type { Kind, Row } from "./rows.ts";
import { quotationsIn } from "./wordings.ts";

/** `notInCatalogue`: with the given wordings that no text has. `notAsserted`: no proof of the row has an assertion. */
export type Weakness = { kind: "open" } | { kind: "notInCatalogue"; wordings: string[] } | { kind: "notAsserted" };

const asserting: readonly ProofKind[] = ["play", "test", "journey"];

const sufficientFor = (kind: Kind): readonly ProofKind[] =>
  kind === "text" ? ["wording", ...asserting] : kind === "look" ? ["expectation", ...asserting] : asserting;

/** Rows whose German wording differs in the catalogue, and is asserted by a proof. */
const reworded = new Set(
  (
    "MSG-24 DASH-03 DASH-04 DASH-05 DASH-06 DASH-07 VA-031 VA-035 VA-044 VA-053 VA-054 VA-085 VA-086 VA-104 VA-113 VS-005 " +
    "VS-020 VS-022 VS-058 VS-067 VS-069 VS-089 VS-091 VS-093 VS-103 VS-112 VS-127 VS-135 VS-142 VS-159 VS-174 VS-209 " +
    "VS-220 VS-235"
  ).split(" "),
);

/**
 * A rule, a behaviour and a call need an assertion. For a look, expectations of its stories suffice (requirementWords.ts), for a
 * text the catalogue: every given German wording or, where none is given, a proposed one, word for word.
 */
export function weaknessOf(row: Row, proofs: readonly Proof[]): Weakness | undefined {
  if (proofs.length === 0) return { kind: "open" };
  const isAsserted = proofs.some(({ kind }) => asserting.includes(kind));
  const isShown = row.kind === "text" || row.kind === "look";
  const found = new Set(
    proofs.flatMap((proof) => (proof.kind === "wording" || proof.kind === "quoted" ? [proof.text] : [])),
  );
  const missing = quotationsIn(row.text)
    .filter(
      ({ isGiven, locale }) => isGiven && (locale !== undefined || (isShown && !(isAsserted && reworded.has(row.id)))),
    )
    .flatMap(({ text }) => (found.has(text) ? [] : [text]));
  if (missing.length > 0) return { kind: "notInCatalogue", wordings: missing };
  return proofs.some(({ kind }) => sufficientFor(row.kind).includes(kind)) ? undefined : { kind: "notAsserted" };
}
