/**
 * The page, all that has a lasting name, and what is missing: asked for each time, so that a new version arrives at once
 * (F16) and a file that was missing for a moment is found the next time.
 */
export const REVALIDATED = "no-cache";
