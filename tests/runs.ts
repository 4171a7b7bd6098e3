/** How often a property is tried: often enough to notice on every run, and many times more with STRESS set. */
export const RUNS = process.env.STRESS ? 10_000 : 200;

/** How often a quick property over a large space is tried. */
export const MANY_RUNS = process.env.STRESS ? 100_000 : 2000;
