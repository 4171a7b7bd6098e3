import { readFileSync } from "node:fs";
import path from "node:path";

/**
 * What a row asks for, the hardest thing in it: a wording, something to be seen, a computation, something that happens, or
 * what goes to the provider and comes back.
 */
export const kinds = ["text", "look", "rule", "behaviour", "call"] as const;
export type Kind = (typeof kinds)[number];

export type Row = { id: string; area: string; kind: Kind; text: string; source: string };

type Requirement = Row & { part: number };
type State = { id: string; kind: Kind; screen: string; state: string; visible: string; trigger: string };

const read = (name: string): unknown => JSON.parse(readFileSync(path.join(import.meta.dirname, name), "utf8"));

export const areaOf = (id: string) => id.slice(0, id.indexOf("-"));

/** Every requirement and every visible state of the catalogues, in their order. */
export function readRows(): Row[] {
  const requirements = read("requirements.json") as Requirement[];
  const states = read("states.json") as State[];
  return [
    ...requirements.map(({ id, area, kind, text, source }) => ({ id, area, kind, text, source })),
    ...states.map((row) => ({
      id: row.id,
      area: areaOf(row.id),
      kind: row.kind,
      text: `${row.screen}: ${row.state} (${row.visible})`,
      source: row.trigger,
    })),
  ];
}

/** Parts of the catalogue that may not fall back: `SESS`, `ENT-07`, `VA-001..049`. */
export const readClosed = () => read("closed.json") as string[];

const name = /\b([A-Z]{2,5})-(\d{2,3})(?:\.\.(?:[A-Z]{2,5}-)?(\d{2,3}))?(?!\d)/g;

/** The rows a title or a `spec` entry names; `ENT-01..10` names a run of ten. */
export function namedIn(text: string): string[] {
  return [...text.matchAll(name)].flatMap(([, area = "", from = "", to = from]) =>
    Array.from(
      { length: Math.max(0, Number(to) - Number(from) + 1) },
      (_, step) => `${area}-${String(Number(from) + step).padStart(from.length, "0")}`,
    ),
  );
}

/** Whether a row belongs to a part of the catalogue such as `VA` or `VA-001..049`. */
export function isIn(part: string, row: Row): boolean {
  return part.includes("-") ? namedIn(part).includes(row.id) : part === row.area;
}
