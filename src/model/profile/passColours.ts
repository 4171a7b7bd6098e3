/** The colours of an airport pass in the provider's spelling (FMT-21, FMTS-02). */
export const PASS_COLOURS = ["Grün", "Gelb", "Blau"] as const;
export type PassColour = (typeof PASS_COLOURS)[number];

/** The colour of a stored text; `null` if it is none of the three. */
export const parsePassColour = (value: string): PassColour | null =>
  PASS_COLOURS.find((colour) => colour === value.trim()) ?? null;
