import type { Decision, Reliability } from "./entries.ts";

/** What took the place of an entry: a page of the workbench, by `page`, or another entry. */
export type Successor = { name: string; page?: string };

/** With the files that cite the entry, and what took its place. */
type Named = { files: string[]; successor?: Successor };

export type NamedDecision = Decision & Named;
export type NamedReliability = Reliability & Named;
