/** Files under /assets carry their content's hash in their name: kept for a year, never asked for again. */
export const KEPT = "public, max-age=31536000, immutable";

/** The page and all that has a lasting name: kept, but asked for each time, so that a new version arrives at once (F16). */
export const ASKED = "no-cache";
