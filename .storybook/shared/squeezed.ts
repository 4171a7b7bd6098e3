/** Without signs of no width, with one space for any. */
export const squeezed = (text: string): string =>
  text
    .replaceAll(/[\u00ad\u2060\u200b]/g, "")
    .replaceAll(/\s+/g, " ")
    .trim();
