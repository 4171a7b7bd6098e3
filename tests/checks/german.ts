import ts from "typescript";
import { filesIn } from "#workbench/shared/source/files.ts";
import { parseSource, locationOf, visit } from "#workbench/shared/source/syntax.ts";

const elsewhere = /^(src\/(copy|people)|app\/sandbox)\//;
/** Entries that go to the provider word for word, and by what they are found, proper nouns all: no texts of ours. */
const lists = /^src\/model\/profile\/(companies|countries|countryWords|passColours)\.ts$/;
const functionWord =
  /(?<![\p{L}\d_-])(und|oder|nicht|bitte|ist|sind|wird|werden|wurde|eine[nmrs]?|keine?[nmrs]?|noch|schon|ihre?[nmrs]?|sie|zum|zur|vom|erneut)(?![\p{L}\d_-])/iu;

const isGerman = (text: string) => /[äöüßÄÖÜẞ]/.test(text) || functionWord.test(text);

/** Texts in the code that belong into src/copy: German in a string, a template or between tags. */
export function germanFaults(root: string): string[] {
  return filesIn(root, ["src", "app"], /\.tsx?$/)
    .filter((file) => !elsewhere.test(file) && !lists.test(file))
    .flatMap((file) => {
      const faults: string[] = [];
      visit(parseSource(root, file), (node) => {
        const isText = ts.isStringLiteralLike(node) || ts.isJsxText(node) || ts.isTemplateLiteralToken(node);
        if (isText && isGerman(node.text))
          faults.push(`${locationOf(node)} German outside src/copy: ${node.text.trim()}`);
      });
      return faults;
    });
}
