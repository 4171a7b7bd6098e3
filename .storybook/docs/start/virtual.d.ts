declare module "virtual:start" {
  export const figures: import("./figures.ts").StartFigures;
}
declare module "virtual:readability" {
  import type { Area } from "#src/copy/keys.gen.ts";
  export const readability: (import("../../findings/readability.ts").AreaReadability & { area: Area })[];
}
declare module "virtual:version" {
  export const version: string;
}
