/** The requests that have no answer yet. */
export const underWay = new Set<Request>();
