declare module "virtual:copy-use" {
  /** Full key → the story files that can show it. */
  export const copyUse: Record<string, import("./copyUse.ts").StoryRef[]>;
}

declare module "virtual:text-status" {
  export const approvals: import("./status.ts").Approvals;
  export const pictures: import("./status.ts").PicturePrints;
}
