import { readJson, readRows } from "./rows.ts";

/** `by`: the file of a page, or the id of another entry. */
type Replacement = { by: string; current: string };

/** A question that the two documents leave open or answer differently. */
export type Decision = {
  id: string;
  /** The document of the sections and lines in the texts. */
  part: 1 | 2;
  question: string;
  /** A, B, C in the decision. */
  options: string[];
  decision: string;
  reason?: string;
  replacedBy?: Replacement;
};

type ReliabilityCheck = {
  id: string;
  kind: "check";
  topic: string;
  text: string;
  goal: string;
  replacedBy?: Replacement;
};

/** A passage of the documents that leads to a fault when followed literally. */
type Trap = {
  id: string;
  kind: "trap";
  where: string;
  naive: string;
  resolution: string;
  replacedBy?: Replacement;
};

export type Reliability = ReliabilityCheck | Trap;

export const readDecisions = () => readJson("decisions.json") as Decision[];

export const readReliability = () => readJson("reliability.json") as Reliability[];

/** The ids of all rows, decisions, checks and traps. */
export const definedIds = (): Set<string> =>
  new Set([...readRows(), ...readDecisions(), ...readReliability()].map(({ id }) => id));
