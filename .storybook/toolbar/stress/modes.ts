/** What a screen has to bear, one by one or several at once; the names are those of the menu. */
export const modes = {
  longer: { title: "Texte 40 % länger", description: "Jeder Text wächst, wie er beim Übersetzen wächst." },
  words: { title: "Längste Wörter", description: "In jedem Text steht ein Wort, das kaum in eine Zeile passt." },
  names: { title: "Längste Namen", description: "Namen und Angaben sind so lang, wie es sie gibt." },
  text200: { title: "Schrift 200 %", description: "Die Schrift ist doppelt so groß wie üblich." },
  spacing: { title: "Weite Abstände", description: "Abstände im Text nach WCAG 1.4.12." },
  small: { title: "320 px breit", description: "Ein kleines Handy, 320 × 568." },
  forced: { title: "Erzwungene Farben", description: "Nachgestellt, soweit eine Seite das kann." },
  still: { title: "Weniger Bewegung", description: "Wie mit der Geräteeinstellung „Bewegung reduzieren“." },
} as const satisfies Record<string, { title: string; description: string }>;

export type Mode = keyof typeof modes;

export const modeNames = Object.keys(modes) as Mode[];

const isMode = (name: string): name is Mode => Object.hasOwn(modes, name);

/** The modes in the global `stress`, in the order of the menu; the text of a global may hold letters, digits, `_` and `-`. */
export function readModes(stress: unknown): Mode[] {
  const named = new Set(typeof stress === "string" ? stress.split("_").filter(isMode) : []);
  return modeNames.filter((mode) => named.has(mode));
}

export const writeModes = (chosen: readonly Mode[]): string =>
  modeNames.filter((mode) => chosen.includes(mode)).join("_");
