declare module "virtual:start" {
  export const figures: import("./figures.ts").StartFigures;
}
declare module "virtual:readability" {
  export const readability: import("../../findings/readability.ts").AreaReadability[];
}
