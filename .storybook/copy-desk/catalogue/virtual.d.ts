declare module "virtual:text-catalogue" {
  /** What "changed" compares with: the name of a commit, or null outside of Git. */
  export const base: string | null;
  export const keys: import("./row.ts").CataloguedKey[];
}

declare module "virtual:spelling" {
  /** Full key → what is misspelt in its German text; keys with nothing are left out. */
  export const spelling: Record<string, import("#workbench/findings/findings.ts").Finding[]>;
}
