/** The six selectable levels, in order; their names are texts (FMT-19, FMTS-01, C-04). */
export const GERMAN_LEVELS = ["A1", "A2", "B1", "B2", "C1", "C2"] as const;

/** "native" is read and shown from a record, but cannot be selected (FMT-20, D-74). */
export type GermanLevel = (typeof GERMAN_LEVELS)[number] | "native";

/** Parses `B2`, `B2 - Upper Intermediate` and `native`; `null` for everything else (C-04). */
export function parseGermanLevel(value: string): GermanLevel | null {
  const code = value.replace(/[-–].*/s, "").trim();
  if (code.toLowerCase() === "native") return "native";
  return GERMAN_LEVELS.find((level) => level === code.toUpperCase()) ?? null;
}
