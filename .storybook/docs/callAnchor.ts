/** Where the page of calls shows one. */
export const callAnchor = (name: string): string => `aufruf-${name}`;
