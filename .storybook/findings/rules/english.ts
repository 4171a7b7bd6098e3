import { rulesOf } from "../finding.ts";
import { strayRules } from "./spaces.ts";

export const englishRules = [
  ...strayRules,
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
    { rule: "ellipsis", find: /\.{2,}/u, message: "Die Auslassung ist ein Zeichen: …" },
  ]),
];
