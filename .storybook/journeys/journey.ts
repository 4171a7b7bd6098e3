/** One thing that a person does on a path or that happens by itself. */
export type Step = {
  say: string;
  /** What happens in the chart, and the states that are entered with it. */
  event?: string;
  states?: readonly string[];
  /** The story that shows what is there afterwards, where no machine says it. */
  story?: string;
};

/** What the map of a journey draws. */
export type Journey = {
  title: string;
  lead: string;
  /** Ids of the machines whose charts give the steps; none where the path is written by hand. */
  machines: readonly string[];
  steps: readonly Step[];
};
