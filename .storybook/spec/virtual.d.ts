declare module "virtual:requirements" {
  export const rows: import("./provenRow.ts").ProvenRow[];
  export const decisions: import("./namedEntry.ts").NamedDecision[];
  export const reliability: import("./namedEntry.ts").NamedReliability[];
}
