/**
 * Evidence for a row. `play`: a story whose play function has an assertion. `wording`: a German quotation of the row that is
 * a text of the catalogue. `quoted`: an English one, with the key whose German text says it in the app; the words alone prove
 * nothing. `expectation`: what every story of a state is checked for.
 */
export type Proof =
  | { kind: "story" | "play"; story: string; title: string }
  | { kind: "test" | "journey"; file: string; title: string }
  | { kind: "wording" | "quoted"; key: string; text: string }
  | Expectation;

/** `words`: words of the row that requirementWords.ts checks. `texts`: patterns of German texts that the story shows. */
export type Expectation = { kind: "expectation"; story: string; title: string; words: string[]; texts: string[] };

export type ProofKind = Proof["kind"];

/** A proof that names its row in its parameters or its title. */
export type NamedProof = {
  row: string;
  proof: Exclude<Proof, { kind: "wording" | "quoted" | "expectation" }>;
  /** A story of a state, not of behaviour. */
  isState?: boolean;
};
