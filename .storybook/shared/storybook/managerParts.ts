/** The manager's own controls, so that a tool looks and behaves like the toolbar around it. */
export { AddonPanel } from "storybook/internal/components";
/** Said when the manager has written globals, or another parameter, into the address. */
export { GLOBALS_UPDATED, UPDATE_QUERY_PARAMS } from "storybook/internal/core-events";
/** Said by links of pages; the manager goes there. */
export { NAVIGATE_URL } from "storybook/internal/core-events";
/** Said when the address names no story. */
export { STORY_MISSING } from "storybook/internal/core-events";
/** Said by the dev server when stories came, went or were renamed. */
export { STORY_INDEX_INVALIDATED } from "storybook/internal/core-events";
