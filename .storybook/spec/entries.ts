import { readFileSync } from "node:fs";
import path from "node:path";
import { readRows } from "./rows.ts";

/** What holds instead of an entry, or where it holds no longer; `by` is a page of decisions or the id of another entry. */
export type Replacement = { by: string; holds: string };

/** Where the two documents are silent or disagree: what is open, which readings there are, and which one is taken. */
export type Decision = {
  id: string;
  /** The document that the sections and lines in the texts belong to. */
  part: 1 | 2;
  question: string;
  /** The readings, which the decision calls A, B, C. */
  options: string[];
  decision: string;
  reason?: string;
  replacedBy?: Replacement;
};

/** What is checked to show that the app is reliable, and what was aimed at. */
export type ReliabilityCheck = {
  id: string;
  kind: "check";
  topic: string;
  text: string;
  goal: string;
  replacedBy?: Replacement;
};

/** A place where the documents, taken at their word, lead to a fault. */
export type Trap = {
  id: string;
  kind: "trap";
  where: string;
  naive: string;
  resolution: string;
  replacedBy?: Replacement;
};

export type Reliability = ReliabilityCheck | Trap;

const read = (name: string): unknown => JSON.parse(readFileSync(path.join(import.meta.dirname, name), "utf8"));

export const readDecisions = () => read("decisions.json") as Decision[];

export const readReliability = () => read("reliability.json") as Reliability[];

/** Every id that may be cited: rows, decisions, checks and traps. */
export const definedIds = (): Set<string> =>
  new Set([...readRows(), ...readDecisions(), ...readReliability()].map(({ id }) => id));
