declare module "virtual:requirements" {
  export const rows: import("./provenRow.ts").ProvenRow[];
}
