declare module "virtual:requirements" {
  export const rows: import("./provenRow.ts").ProvenRow[];
  export const decisions: import("./namedEntry.ts").NamedDecision[];
  export const reliability: import("./namedEntry.ts").NamedReliability[];
}

declare module "virtual:laws" {
  export const laws: { id: string; text: string; law: import("./proof.ts").Law; isAlone: boolean }[];
}
