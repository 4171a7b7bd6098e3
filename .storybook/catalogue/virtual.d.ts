declare module "virtual:text-catalogue" {
  /** What "changed" compares with: the name of a commit, or null outside of Git. */
  export const base: string | null;
  export const keys: import("./row.ts").CataloguedKey[];
}

declare module "virtual:spelling" {
  /** Full key → the words of its German text that are misspelt; keys without any are left out. */
  export const spelling: Record<string, string[]>;
}
