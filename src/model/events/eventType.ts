/** The only kind of event there is so far (D-59). */
export const EVENT_TYPE = "internal";
