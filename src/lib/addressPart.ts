/** A text as part of a URL. A lone surrogate becomes U+FFFD; `encodeURIComponent` would throw. */
export const addressPart = (text: string): string => encodeURIComponent(text.replaceAll(/\p{Cs}/gu, "\ufffd"));
