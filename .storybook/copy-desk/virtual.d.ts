declare module "virtual:copy-use" {
  /** Full key → the story files that can show it. */
  export const copyUse: Record<string, import("./copyUse.ts").Place[]>;
}
