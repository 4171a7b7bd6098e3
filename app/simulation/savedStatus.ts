/** How long the stand-in takes to answer, in milliseconds. */
export const ANSWER_MS = 400;
