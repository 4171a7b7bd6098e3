/**
 * What speaks for a row: a story by its id in the workbench, `play` if it plays something and expects something of it; a
 * test or a journey, by file and title; a wording that the row quotes, with the key under which the catalogue says it; and
 * what every story of a state is judged by: the words of the row that mean something on a page, and the patterns of the
 * German texts that it has to say.
 */
export type Proof =
  | { kind: "story" | "play"; story: string; title: string }
  | { kind: "test" | "journey"; file: string; title: string }
  | { kind: "wording"; key: string; text: string }
  | Law;

export type Law = { kind: "law"; story: string; title: string; words: string[]; texts: string[] };

export type ProofKind = Proof["kind"];

/** What names rows itself, in its parameters or its title. */
export type NamedProof = {
  row: string;
  proof: Exclude<Proof, { kind: "wording" | "law" }>;
  /** A story that shows a state, not behaviour. */
  isState?: boolean;
};
