/** The oldest supported browsers, by version; `browserslist` in package.json and the build must match. */
export const OLDEST_BROWSERS = { safari: "16.4", chrome: "111", firefox: "121" } as const;
