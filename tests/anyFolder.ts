import type { Plugin } from "vite";

/** What Storybook writes into a file of stories to tell whether it runs itself or is imported by another. */
const ADDRESS = "convertToFilePath(import.meta.url)";

/**
 * Storybook compares the address of a file with its path and decodes blanks only: in a folder such as `müller` or `a#b` no
 * file of stories would have a test.
 */
export const anyFolder = (): Plugin => ({
  name: "any-folder",
  enforce: "post",
  transform: (code, id) =>
    id.includes(".stories.") ? code.replace(ADDRESS, "convertToFilePath(decodeURIComponent(import.meta.url))") : null,
});
