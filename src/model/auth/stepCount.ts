/** In a file of its own: the first screen needs nothing else of the step rules. */
export const SIGN_UP_STEP_COUNT = 6;
