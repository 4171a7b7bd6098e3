declare module "virtual:places" {
  export const places: Readonly<Record<string, readonly string[] | undefined>>;
  export const partTitles: Readonly<Record<string, string | undefined>>;
}
