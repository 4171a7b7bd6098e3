/** The only event type so far (D-59). */
export const EVENT_TYPE = "internal";
