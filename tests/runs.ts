/** Runs per property: enough to find faults in every run, and many times more with STRESS set. */
export const RUNS = process.env.STRESS ? 10_000 : 200;

/** The same for fast properties over a large space. */
export const MANY_RUNS = process.env.STRESS ? 100_000 : 2000;
