declare module "virtual:requirements" {
  export const rows: import("./provenRows.ts").ProvenRow[];
  export const decisions: import("./namedEntries.ts").NamedDecision[];
  export const reliability: import("./namedEntries.ts").NamedReliability[];
}

declare module "virtual:expectations" {
  export const expectations: {
    id: string;
    text: string;
    expectation: import("./proof.ts").Expectation;
    isAlone: boolean;
  }[];
}
