declare module "virtual:start" {
  export const figures: import("./figures.ts").StartFigures;
}
