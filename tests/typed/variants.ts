/** The kind of a field's text, which decides the characters to ignore. */
export type Kind =
  | "email"
  | "phone"
  | "code"
  | "day"
  | "time"
  | "minutes"
  | "number"
  | "signs"
  | "name"
  | "text"
  | "choice"
  | "secret";

/** Invisible characters that come with text from address books, web pages and word processors. */
export const MARKS = Array.from(
  "\u00ad\u061c\u200b\u200c\u200d\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2060\u2066\u2067\u2068\u2069\ufeff",
);
export const BLANKS = Array.from("\u00a0\u2002\u2003\u2007\u2009\u200a\u202f\u205f\u3000");
export const DASHES = Array.from("\u2010\u2011\u2012\u2013\u2014\u2212\ufe63\uff0d");
/** Zeros: full width, Arabic, Persian, Devanagari, Bengali, Thai, bold. */
export const ZEROS = [0xff10, 0x0660, 0x06f0, 0x0966, 0x09e6, 0x0e50, 0x1d7ce];

export const inScript = (text: string, zero: number): string =>
  text.replaceAll(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));

const fullWidth = (text: string) =>
  text.replaceAll(/[!-~]/g, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfee0));
const middle = (text: string) => Math.floor(text.length / 2);
const around = (text: string, mark: string) => [
  mark + text,
  text.slice(0, middle(text)) + mark + text.slice(middle(text)),
  text + mark,
];
const grouped = (text: string, between: string) => text.replaceAll(/(.{3})(?=.)/g, `$1${between}`);

const withMarks = (text: string) => MARKS.flatMap((mark) => around(text, mark));
const withBlanks = (text: string) =>
  [" ", ...BLANKS].flatMap((blank) => [blank + text + blank, text.replaceAll(" ", blank)]);
const withDigits = (text: string) => ZEROS.map((zero) => inScript(text, zero));
const withDashes = (text: string) => DASHES.map((dash) => text.replaceAll("-", dash));

/** Equivalent spellings of a field's text. A code is one piece. */
const SPELLINGS: Record<Kind, readonly ((text: string) => string[])[]> = {
  email: [
    withMarks,
    withBlanks,
    withDashes,
    (text) => [
      fullWidth(text),
      text.replace("@", "\uff20"),
      text.replaceAll(".", "\u3002"),
      `mailto:${text}`,
      `MAILTO:${text.replace("@", "%40")}?subject=Hallo`,
      `<${text}>`,
      `Kim Wolf <${text}>`,
      `E-Mail: ${text}`,
      `${text} (privat)`,
      `„${text}“`,
      `${text};`,
      `${text}, `,
    ],
  ],
  phone: [withMarks, withBlanks, withDigits, withDashes, (text) => [fullWidth(text), `tel:${text}`]],
  code: [
    withMarks,
    withBlanks,
    withDigits,
    (text) => {
      const half = text.length / 2;
      const halves = [text.slice(0, half), text.slice(half)];
      return [" ", "-", "\u00a0", ...DASHES].map((between) => halves.join(between));
    },
    (text) => [
      [...text].join(" "),
      `Terminal 3 – Code ${text}`,
      `Ihr Code: ${text}. Er gilt 15 Minuten, bis 08:30 Uhr am 14.08.2026.`,
      `Fragen? +49 151 23456789\n${text}\nIhr Code`,
      `#${text} (${text})`,
      `https://gangway.example/group/join?code=${text}`,
    ],
  ],
  day: [
    withMarks,
    withBlanks,
    withDigits,
    (text) => {
      const [day = "", month = "", year = ""] = text.split(".");
      const between = [" ", ",", ", ", "/", ". ", " . ", "-", "\u3002", "\uff0f", "\u2215", ...DASHES, ...BLANKS];
      return [
        ...between.map((sign) => [day, month, year].join(sign)),
        ...["-", ".", "/", "\u2011", "\u2013"].map((sign) => [year, month, day].join(sign)),
        [day, month, year].join(""),
        [Number(day), Number(month), year].join("."),
        `${text}.`,
      ];
    },
  ],
  time: [
    withMarks,
    withBlanks,
    withDigits,
    (text) => [
      ...[".", ",", " ", " : ", "", "\uff1a", "\u00a0"].map((sign) => text.replace(":", sign)),
      `${text} Uhr`,
      `${text}\u202fUHR`,
    ],
  ],
  minutes: [withMarks, withBlanks, withDigits, (text) => [`${text} Minuten`, `${text}\u00a0min.`]],
  number: [
    withMarks,
    withBlanks,
    withDigits,
    (text) => [" ", "-", ...BLANKS, ...DASHES].map((between) => grouped(text, between)),
    (text) => [text.toLowerCase(), fullWidth(text)],
  ],
  signs: [withMarks, withBlanks, withDigits, withDashes, (text) => [fullWidth(text)]],
  name: [
    withMarks,
    withBlanks,
    withDigits,
    withDashes,
    (text) => [text.normalize("NFD"), text.replaceAll(/[A-Za-z\d]/g, fullWidth)],
  ],
  text: [
    withMarks,
    withBlanks,
    (text) => [text.normalize("NFD"), ...["\u2010", "\u2011"].map((dash) => text.replaceAll("-", dash))],
  ],
  choice: [withMarks, withBlanks, (text) => [text.toLowerCase(), text.toUpperCase(), text.normalize("NFD")]],
  secret: [],
};

/** All other spellings of `text`. */
export const variantsOf = (kind: Kind, text: string): string[] => [
  ...new Set(SPELLINGS[kind].flatMap((spelling) => spelling(text)).filter((variant) => variant !== text)),
];
