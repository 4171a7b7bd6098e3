export type Setting = {
  /** As the toolbar calls it. */
  title: string;
  words: readonly string[];
  globals: Readonly<Record<string, unknown>>;
  /** Whether pages follow it as stories do. */
  isForPages: boolean;
};

const size = (title: string, word: string, value: string): Setting => ({
  title,
  words: [word, `${word}px`],
  globals: { viewport: { value, isRotated: false } },
  isForPages: false,
});

const settings: readonly Setting[] = [
  { title: "Dunkel", words: ["dunkel", "dark"], globals: { theme: "dark" }, isForPages: true },
  { title: "Hell", words: ["hell", "light"], globals: { theme: "light" }, isForPages: true },
  { title: "Englisch", words: ["englisch", "english"], globals: { locale: "en" }, isForPages: false },
  { title: "Schrift 200 %", words: ["200"], globals: { stress: "text200" }, isForPages: false },
  size("320 px breit", "320", "small"),
  size("390 px breit", "390", "phone"),
  size("1280 px breit", "1280", "desktop"),
];

/** The setting of the toolbar that a word of a query names. */
export const settingOf = (word: string): Setting | undefined => settings.find(({ words }) => words.includes(word));
