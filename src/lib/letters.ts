/** The graphemes of a text. Firefox segments from 125 on; before, a flag or a family counts as several. */
export const lettersOf = (text: string): readonly string[] =>
  "Segmenter" in Intl
    ? Array.from(new Intl.Segmenter("de", { granularity: "grapheme" }).segment(text), ({ segment }) => segment)
    : (text.match(/.\p{M}*/gsu) ?? []);
