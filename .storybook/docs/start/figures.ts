import type { Change } from "./changes.ts";

/** Figures of the repository on the start page. Screens and states are counted by Storybook's own index. */
export type StartFigures = {
  texts: number;
  rows: number;
  /** Rows with a proof of their kind. */
  proven: number;
  /** Faults and hints in texts. */
  findings: number;
  /** The newest first. */
  changes: Change[];
};
