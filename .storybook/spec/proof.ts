/**
 * What speaks for a row: a story by its id in the workbench, `play` if it plays something and expects something of it; a
 * test or a journey, by file and title; and a wording that the row quotes, with the key under which the catalogue says it.
 */
export type Proof =
  | { kind: "story" | "play"; story: string; title: string }
  | { kind: "test" | "journey"; file: string; title: string }
  | { kind: "wording"; key: string; text: string };

export type ProofKind = Proof["kind"];

/** What names rows itself, in its parameters or its title. */
export type NamedProof = { row: string; proof: Exclude<Proof, { kind: "wording" }> };
