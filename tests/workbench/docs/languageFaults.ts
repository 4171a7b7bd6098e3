const MARKED = /<span lang="en">[\s\S]*?<\/span>/g;
const CODE = /```[\s\S]*?```|`[^`\n]*`/g;
const GERMAN = /„[^“]*“/g;
const ENGLISH = /“[^”]*”/g;
/** Words that an English sentence has and a German one has not. */
const ENGLISH_WORDS = /\b(?:the|of|and|is|are|your|not|when|with|to be)\b|^„no /;

/** English words in quotation marks that a page does not say to be English: a voice would read them as German (WCAG 3.1.2). */
export function languageFaults(page: string): string[] {
  const text = page.replaceAll(CODE, "").replaceAll(MARKED, "");
  const asGerman = (text.match(GERMAN) ?? []).filter((quoted) => ENGLISH_WORDS.test(quoted));
  const asEnglish = text.replaceAll(GERMAN, "").match(ENGLISH) ?? [];
  return [...asGerman, ...asEnglish].map((quoted) => `${quoted}: <span lang="en">“…”</span>`);
}
