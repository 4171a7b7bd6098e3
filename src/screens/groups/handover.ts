/** The button that handed out the number, a free place by its position, and the result. */
export type Handover = { by: "copy" | "share" | `place-${number}`; result: "copied" | "failed" };
