/** A text as part of an address. Half a character, which no address can hold, becomes U+FFFD; `encodeURIComponent` would throw. */
export const addressPart = (text: string): string => encodeURIComponent(text.replaceAll(/\p{Cs}/gu, "\ufffd"));
