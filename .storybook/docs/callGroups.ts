import type { CallRow } from "./callTable.ts";

/** The first part of a path, and what its calls have in common. */
const groups: Record<string, string> = {
  auth: "Konto und Anmeldung",
  verification: "Konto und Anmeldung",
  invitations: "Konto und Anmeldung",
  extras: "Person",
  countries: "Person",
  extra_events: "Termine",
  events: "Termine",
  cancellations: "Termine",
  groups: "Gruppen",
};

const groupOf = ({ path, isProposed }: CallRow): string =>
  isProposed ? "Vorgeschlagen, noch nicht vereinbart" : (groups[path.split("/")[1] ?? ""] ?? "Weitere Aufrufe");

export type CallGroup = { title: string; calls: CallRow[] };

/** The calls by what they are about, in the order in which the document begins with each. */
export function callGroups(rows: readonly CallRow[]): CallGroup[] {
  const titles = [...new Set(rows.map(groupOf))];
  return titles.map((title) => ({ title, calls: rows.filter((row) => groupOf(row) === title) }));
}
