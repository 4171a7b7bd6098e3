/** The one way to a piece of the preview that lives in its own folder. */
export { definePreviewAddon } from "storybook/internal/csf";
