/** The first letters of the first and the last name, as one sees them: a combined letter counts as one. */
export function initialsOf(firstName: string, lastName: string): string {
  const segmenter = new Intl.Segmenter("de", { granularity: "grapheme" });
  const first = (name: string) => [...segmenter.segment(name.trim())][0]?.segment ?? "";
  return (first(firstName) + first(lastName)).toLocaleUpperCase("de");
}
