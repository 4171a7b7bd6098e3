import { oddTexts } from "#src/people/extremes.ts";

/** Markup in it makes an element that can be found by this mark. */
export const MARK = "naughty";

/** What a provider may send or a person may write, and what must stay a text: 60 of them. */
export const naughtyStrings: readonly string[] = [
  ...oddTexts,
  `<img src="x" class="${MARK}" onerror="alert(1)">`,
  `"><svg class="${MARK}" onload="alert(1)">`,
  `<iframe class="${MARK}" src="javascript:alert(1)"></iframe>`,
  `</textarea></title></style><b class="${MARK}">`,
  "javascript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "//evil.example/x",
  "line\r\nline\nline\rline",
  "Set-Cookie: a=b\r\n\r\nX: y",
  "tab\ttab\u000b\u000c\u0085\u2028\u2029",
  "\u0000zero\u0000",
  "\u0007\u001b[31mbell\u007f",
  "lone \ud800 surrogate",
  "\udc00\ud800",
  "\u202e\u202d\u2067\u2066\u200f\u061c",
  "e" + "\u0301".repeat(100),
  "{name, number} {0} {{name}} ${name} #{name} '{' '}'",
  "<b>{count, plural, one {#} other {#}}</b>",
  "%00%0d%0a%2e%2e%2f?&=#+",
  `{"__proto__":{"${MARK}":true}}`,
  "hasOwnProperty",
  "\\\" \\u0041 \\n '",
  "-9007199254740993",
  "٠١٢٣٤٥٦٧٨٩",
  "９９９",
  "01.02.2026",
  "2026-02-30T25:61:00Z",
  "A".repeat(10_000),
  "Wort ".repeat(2_000),
  "\u200b".repeat(500),
  "👨‍👩‍👧‍👦".repeat(200),
];
