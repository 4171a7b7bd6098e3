/** Apart from the rules of the steps: the first screen needs it, and nothing else of them. */
export const SIGN_UP_STEP_COUNT = 6;
