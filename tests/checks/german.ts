import ts from "typescript";
import { filesIn } from "#workbench/shared/source/files.ts";
import { locationOf } from "#workbench/shared/source/syntax.ts";
import { findInCode } from "./code.ts";

const allowed = /^(src\/(copy|people)|app\/sandbox)\//;
/** Lists of proper nouns that the provider reads word for word, and their search terms: no texts of ours. */
const lists = /^src\/model\/profile\/(companies|countries|countryWords|passColours)\.ts$/;
const functionWord =
  /(?<![\p{L}\d_-])(und|oder|nicht|bitte|ist|sind|wird|werden|wurde|eine[nmrs]?|keine?[nmrs]?|noch|schon|ihre?[nmrs]?|sie|zum|zur|vom|erneut)(?![\p{L}\d_-])/iu;

const isGerman = (text: string) => /[äöüßÄÖÜẞ]/.test(text) || functionWord.test(text);

/** Texts in the code that belong in src/copy: German in a string, a template or between tags. */
export const germanFaults = (root: string): string[] =>
  findInCode(
    root,
    filesIn(root, ["src", "app"], /\.tsx?$/).filter((file) => !allowed.test(file) && !lists.test(file)),
    (node) => {
      const isText = ts.isStringLiteralLike(node) || ts.isJsxText(node) || ts.isTemplateLiteralToken(node);
      return isText && isGerman(node.text)
        ? `${locationOf(node)} German outside src/copy: ${node.text.trim()}`
        : undefined;
    },
  );
