/** Here the tabs stand in one row, and the toolbar beside in a window of 1440 px. */
const WIDEST = 484;
/** Narrower than this Storybook does not draw a panel. */
const NARROWEST = 270;
const SIDEBAR = 300;
/** A phone of 390 px with its border, and a little air. */
const PHONE = 400;

/** Initial width of the panel at the right, so that sidebar, a whole phone and the panel stand beside each other; all in px. */
export const panelWidth = (window: number): number => Math.min(WIDEST, Math.max(NARROWEST, window - SIDEBAR - PHONE));
