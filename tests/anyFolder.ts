import type { Plugin } from "vite";

/** How Storybook's generated code detects whether a story file runs itself or is imported. */
const ADDRESS = "convertToFilePath(import.meta.url)";

/**
 * Storybook compares the URL of a file with its path and decodes only spaces: in a folder such as `müller` or `a#b` no
 * story file would have a test.
 */
export const anyFolder = (): Plugin => ({
  name: "any-folder",
  enforce: "post",
  transform: (code, id) =>
    id.includes(".stories.") ? code.replace(ADDRESS, "convertToFilePath(decodeURIComponent(import.meta.url))") : null,
});
