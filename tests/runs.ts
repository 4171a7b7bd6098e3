/** How often a property is tried: often enough to notice on every run, and many times more with STRESS set. */
export const RUNS = process.env.STRESS ? 10_000 : 200;

/** How long a property may take, in milliseconds: a stressed one takes its time. */
export const PATIENCE = process.env.STRESS ? 300_000 : 15_000;
