import { anyWord, rulesOf, type Finding, type Pattern, type Rule } from "../finding.ts";
import { readingsOf } from "../reading.ts";
import { lengthOf } from "./lengths.ts";
import { commonPartRules, wordsOfButton } from "./parts.ts";
import { commonSignRules } from "./signs.ts";
import { strayRules } from "./spaces.ts";
import { widthRules } from "./widths.ts";

/** `better`: one wording, or several with commas between them. */
const instead = (better: string, ...words: string[]): Pattern => ({
  rule: "english-word",
  find: anyWord(...words),
  message: (hit) => `Schreiben Sie statt „${hit}“: „${better.replaceAll(", ", "“ oder „")}“.`,
});

/** Written with capital letters in the middle of a sentence, too. `Muster` and `Mai` stand for arguments. */
const names =
  /(?<!\p{L})(?:German (?:Aviation Security|Occupational Safety and Health) Act|General Data Protection Regulation|Germany?|Gangway|Google|Terminal|Safari|Chrome|Firefox|JavaScript|Word|Enter|Muster|Mai)(?!\p{L})/gu;

const inLowerCase = (words: string) => words.replaceAll(names, (name) => name.toLowerCase());

const besideNames =
  (rule: Rule): Rule =>
  (words, kind) =>
    rule(inLowerCase(words), kind);

const capitals = rulesOf([
  {
    rule: "sentence-case",
    find: /(?<=[\p{Ll},] )\p{Lu}\p{Ll}+/u,
    message: (hit) => `„${hit}“: Mitten im Satz beginnt ein Wort klein.`,
  },
]);

export const englishRules: Rule[] = [
  ...strayRules,
  ...commonSignRules,
  ...commonPartRules,
  wordsOfButton(5),
  lengthOf,
  ...widthRules,
  ...capitals.map(besideNames),
  ...rulesOf([
    {
      rule: "english",
      find: /[äöüßÄÖÜ]|(?<![\p{L}-])(?:und|oder|nicht|bitte|ist|sind|wird|werden|eine[nmrs]?|keine?[nmrs]?|Sie|Ihre?[nmrs]?|zum|zur|erneut)(?![\p{L}])/u,
      message: "Das ist Deutsch. Hier steht der englische Text.",
    },
    {
      rule: "quotes",
      find: /(?<=\S)["„]|["„](?=\S)/u,
      message: "Englische Anführung ist “so”.",
    },
    { rule: "apostrophe", find: /(?<=\p{L})['´`](?=\p{L})/u, message: "Der Apostroph ist ’." },
    {
      rule: "blame",
      find: anyWord(
        "must(?:n’t)?",
        "(?<!go |goes |went )wrong",
        "incorrect(?:ly)?",
        "forbidden",
        "(?:not|isn’t|aren’t) allowed",
      ),
      message: (hit) => `„${hit}“ klingt nach Vorwurf. Schreiben Sie, was los ist und was zu tun ist: „Please …“.`,
    },
    {
      rule: "button-please",
      find: anyWord("please"),
      message: "Eine Schaltfläche bittet nicht: „Save details“.",
      kinds: ["button"],
    },
    instead("… could not be …", "failed(?: to)?", "failure"),
    instead("is saved, has been sent", "successful(?:ly)?"),
    instead("not right, does not work", "invalid"),
    instead("sign in, sign out", "log(?:ged|ging)? ?(?:in|out)"),
    instead("for example", "e\\.g\\."),
    instead("that is", "i\\.e\\."),
    instead("and so on", "etc\\."),
    instead("confirm", "verif(?:y|ies|ied|ication)"),
    instead("choose", "select(?:s|ed|ing)?", "click(?:s|ed|ing)?"),
    instead("e-mail", "emails?"),
    instead("SMS", "text messages?"),
    instead("trial date", "events?", "trial days?"),
    instead("group leader", "group lead", "group owners?"),
    instead("start page", "dashboard", "home ?page"),
    instead("rota", "rosters?"),
    instead("colour", "colors?"),
    instead("centre", "centers?"),
    instead("cancelled", "canceled"),
  ]),
];

/** An English text begins with a capital letter and has an exclamation mark only where the German one does. */
export function unlikeGerman(english: string, german: string): Finding[] {
  const [ours] = readingsOf(english);
  const theirs = readingsOf(german)[0]?.words ?? "";
  if (!ours) return [];
  const at = (index: number) => ({ start: ours.from[index] ?? 0, end: ours.to[index] ?? english.length });
  const isSmall = /^\p{Lu}/u.test(theirs) && /^\p{Ll}/u.test(ours.words);
  const mark = theirs.includes("!") ? -1 : ours.words.indexOf("!");
  return [
    ...(isSmall
      ? [{ rule: "capital", message: "Der deutsche Text beginnt groß.", severity: "error" as const, ...at(0) }]
      : []),
    ...(mark < 0
      ? []
      : [
          {
            rule: "exclamation",
            message: "Der deutsche Text hat kein Ausrufezeichen.",
            severity: "error" as const,
            ...at(mark),
          },
        ]),
  ];
}
