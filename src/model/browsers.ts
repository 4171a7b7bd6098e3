/** The oldest browsers that the product works in, by version; `browserslist` in package.json and the build name the same. */
export const OLDEST_BROWSERS = { safari: "16.4", chrome: "111", firefox: "121" } as const;
