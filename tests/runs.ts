/** How often a property is tried: often enough to notice on every run, and many times more with STRESS set. */
export const RUNS = process.env.STRESS ? 10_000 : 300;
