/** The manager's own controls, so that a tool looks and behaves like the toolbar around it. */
export { Select } from "storybook/internal/components";
