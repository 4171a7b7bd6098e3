import { readFileSync } from "node:fs";
import path from "node:path";
import { idsIn } from "./ids.ts";

/** `look`: something visible, `rule`: a computation, `call`: a request to the provider or its response. */
export const kinds = ["text", "look", "rule", "behaviour", "call"] as const;
export type Kind = (typeof kinds)[number];

export type Row = { id: string; area: string; kind: Kind; text: string; source: string };

type Requirement = Row & { part: number };
type State = { id: string; kind: Kind; screen: string; state: string; visible: string; trigger: string };

export const readJson = (name: string): unknown =>
  JSON.parse(readFileSync(path.join(import.meta.dirname, name), "utf8"));

/** All requirements and visible states in the order of their catalogues. */
export function readRows(): Row[] {
  const requirements = readJson("requirements.json") as Requirement[];
  const states = readJson("states.json") as State[];
  return [
    ...requirements.map(({ id, area, kind, text, source }) => ({ id, area, kind, text, source })),
    ...states.map(({ id, kind, screen, state, visible, trigger }) => ({
      id,
      area: id.slice(0, id.indexOf("-")),
      kind,
      text: `${screen}: ${state} (${visible})`,
      source: trigger,
    })),
  ];
}

/** Parts of the catalogue in which every row must be proven: `SESS`, `ENT-07`, `VA-001..049`. */
export const readClosed = () => readJson("closed.json") as string[];

/** The rows in a title or in an entry of `spec`. */
export const namedIn = (text: string): string[] =>
  idsIn(text).flatMap(({ id }) => (/^[A-Z]{2,}-/.test(id) ? [id] : []));

/** A part of the catalogue is an area, a row or a range: `VA`, `VA-001..049`. */
export function isIn(part: string, row: Row): boolean {
  return part.includes("-") ? namedIn(part).includes(row.id) : part === row.area;
}
