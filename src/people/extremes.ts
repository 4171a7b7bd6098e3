const localPart = "wilhelmine.abendroth-von-der-vorfeldkontrolle".padEnd(64, "x");
const label = (text: string, length: number) => text.padEnd(length, "x");

/** 64 characters before the @ and 189 after it: 254, the maximum length. */
export const longestEmail = [
  `${localPart}@${label("bodenverkehrsdienste", 63)}`,
  label("probebetrieb-terminal-drei", 63),
  label("flughafen", 50),
  "example.de",
].join(".");

export const longestFirstName =
  "Maximiliane Aurelia Wilhelmina Franziska Theodora Josephine Charlotte Elisabeth Antoinette Seraphina";

export const longestLastName =
  "Wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewissenhaftschaferswessenschafewarenwohlgepflege";

/** Difficult input: scripts, marks, emoji, markup, words without a line break opportunity. */
export const oddTexts = [
  "null",
  "undefined",
  "NaN",
  "0",
  "-1",
  "1e309",
  "true",
  "[object Object]",
  "constructor",
  "__proto__",
  "O’Neill-Großkopf",
  "D'Angelo",
  'Anne "Anni" Meier',
  "Nguye\u0302\u0303n Thi\u0323",
  "Nguyễn Thị Minh Khai",
  "İstanbul ıŞğ",
  "Straße STRASSE ẞ",
  "ﬁ ﬂ Ǆ ŉ",
  "田中さんにあげて下さい",
  "사회과학원",
  "مُنَاقَشَةُ سُبُلِ",
  "\u202ekcab\u202c",
  "\u2066abc\u2069",
  "שלום־עולם",
  "Z̮̞̠͙͔ͅḀ̗̞͈̻̗Ḷ͙͎̯̹̞͓G̻O̭̗̮",
  "👩‍👩‍👧‍👦 🏳️‍🌈 🇩🇪 ✋🏿",
  "\u200b\u200c\u200d\ufeff",
  "\u00a0",
  "%s%n%x {0} {name} ${name}",
  "{count, plural, one {#} other {#}}",
  "&lt;b&gt; &amp; &#39;",
  "<img src=x onerror=alert(1)>",
  "<script>alert(1)</script>",
  "java\tscript:alert(1)",
  "'; DROP TABLE extras; --",
  "../../../etc/passwd",
  "COM1 CON PRN AUX",
  "x".repeat(200),
  "Ÿ".repeat(300),
  "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft",
  "﷽".repeat(20),
  "🛫".repeat(60),
] as const;
