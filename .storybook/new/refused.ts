/** Why nothing was written, in words for the terminal. */
export class Refused extends Error {}
