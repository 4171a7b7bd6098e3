/** The six levels on offer, in order; their names are texts (FMT-19, FMTS-01, C-04). */
export const GERMAN_LEVELS = ["A1", "A2", "B1", "B2", "C1", "C2"] as const;

/** "native" is read and shown when a record holds it, but not on offer (FMT-20, D-74). */
export type GermanLevel = (typeof GERMAN_LEVELS)[number] | "native";

/** Reads `B2`, `B2 - Upper Intermediate` and `native`; `null` for everything else (C-04). */
export function parseGermanLevel(value: string): GermanLevel | null {
  const code = value.replace(/[-–].*/s, "").trim();
  if (code.toLowerCase() === "native") return "native";
  return GERMAN_LEVELS.find((level) => level === code.toUpperCase()) ?? null;
}
