import type { ProofKind } from "./proof.ts";
import type { Kind } from "./rows.ts";

/** Kinds of requirement. */
export const kindNames: Record<Kind, string> = {
  text: "Wortlaut",
  look: "Aussehen",
  rule: "Regel",
  behaviour: "Verhalten",
  call: "Aufruf",
};

/** Kinds of proof. */
export const proofNames: Record<ProofKind, string> = {
  story: "Zustand",
  play: "Zustand, gespielt",
  test: "Test",
  journey: "Weg durch die App",
  wording: "Textkatalog",
  law: "Zustand, nachgesehen",
};
