/** What names a row: a story, by its id in the workbench, or a test, by file and title. */
export type Proof = { kind: "story"; story: string; title: string } | { kind: "test"; file: string; title: string };

export type NamedProof = { row: string; proof: Proof };
