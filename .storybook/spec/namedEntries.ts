import { readPages } from "#workbench/shared/source/pages.ts";
import { citationsAt } from "./citations.ts";
import { definedIds, readDecisions, readReliability, type Decision, type Reliability } from "./entries.ts";

/** The replacement of an entry: another entry, or a page of the workbench by its id. */
export type Successor = { name: string; page?: string };

/** `files`: those that cite the entry. */
type Named = { files: string[]; successor?: Successor };

export type NamedDecision = Decision & Named;
export type NamedReliability = Reliability & Named;

export function namedEntries(root: string): { decisions: NamedDecision[]; reliability: NamedReliability[] } {
  const citing = new Map<string, Set<string>>();
  for (const { id, file } of citationsAt(root, definedIds())) citing.set(id, (citing.get(id) ?? new Set()).add(file));
  const pages = new Map(readPages(root).map((page) => [page.file, page]));
  const named = <Entry extends Decision | Reliability>(entry: Entry) => ({
    ...entry,
    files: [...(citing.get(entry.id) ?? [])],
    ...(entry.replacedBy && { successor: successorOf(entry.replacedBy.by) }),
  });
  const successorOf = (by: string): Successor => {
    const page = pages.get(by);
    return page ? { name: page.title, page: page.id } : { name: by };
  };
  return { decisions: readDecisions().map(named), reliability: readReliability().map(named) };
}
