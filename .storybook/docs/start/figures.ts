import type { Change } from "./changes.ts";

/** Figures of the repository on the start page. Screens and states are counted by Storybook's own index. */
export type StartFigures = {
  texts: number;
  /** The newest first. */
  changes: Change[];
};
