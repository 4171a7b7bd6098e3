/** Here the tabs stand in one row, and the toolbar beside in a window of 1440 px. */
const WIDEST = 484;
/** Narrower than this Storybook does not draw a panel. */
const NARROWEST = 270;
const SIDEBAR = 300;
/** Names of two words stand in a row of the sidebar. */
const NARROWEST_SIDEBAR = 240;
/** A phone of 390 px with its border, and a little air. */
const PHONE = 400;

/**
 * The initial layout of a window: sidebar, a whole phone and the panel stand beside each other, and where they have no room
 * the panel is below and the sidebar leaves the phone its width; all in px.
 */
export const windowLayout = (window: number) => ({
  navSize: Math.min(SIDEBAR, Math.max(NARROWEST_SIDEBAR, window - PHONE)),
  panelPosition: window < SIDEBAR + PHONE + NARROWEST ? ("bottom" as const) : ("right" as const),
  rightPanelWidth: Math.min(WIDEST, Math.max(NARROWEST, window - SIDEBAR - PHONE)),
});
