/** Files under /assets have a content hash in their name: cached for a year without revalidation. */
export const IMMUTABLE = "public, max-age=31536000, immutable";

/**
 * The page, files with a stable name and 404s: revalidated each time, so that a new version is served at once (F16) and
 * a file that was missing for a moment is found the next time.
 */
export const REVALIDATED = "no-cache";
