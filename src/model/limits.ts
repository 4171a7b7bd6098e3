/** Characters. */
export const INVITE_EMAIL_MIN_LENGTH = 5;
export const INVITE_EMAIL_MAX_LENGTH = 254;
/** Minutes. */
export const TASK_DURATION = { least: 5, most: 480, usual: 30 } as const;
/** An end before the start is taken for the next day up to this many hours after it. */
export const LONGEST_NIGHT_HOURS = 12;
/** Milliseconds (FMT-28, FMTS-18). */
export const CHECK_IN_DELAY_MS = 800;
export const AFTER_SAVE_MS = 1500;
export const AUTO_ADVANCE_MS = 2000;
export const REPLACEMENT_BANNER_MS = 3000;
export const COPY_CONFIRMATION_MS = 2000;
/** Pixels that may be missing at the end of a scrolled text (FMTS-19). */
export const SCROLL_END_TOLERANCE_PX = 10;
