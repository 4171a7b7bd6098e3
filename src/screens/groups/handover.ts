/** Which button handed out the number, a free place by its position, and what came of it. */
export type Handover = { by: "copy" | "share" | `place-${number}`; result: "copied" | "failed" };
