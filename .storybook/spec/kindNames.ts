import type { ProofKind } from "./proof.ts";
import type { Kind } from "./rows.ts";

/** What a row asks for. */
export const kindNames: Record<Kind, string> = {
  text: "Wortlaut",
  look: "Aussehen",
  rule: "Regel",
  behaviour: "Verhalten",
  call: "Aufruf",
};

/** What speaks for it. */
export const proofNames: Record<ProofKind, string> = {
  story: "Zustand",
  play: "Zustand, gespielt",
  test: "Test",
  journey: "Weg durch die App",
  wording: "Textkatalog",
  law: "Zustand, nachgesehen",
};
