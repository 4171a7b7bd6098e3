import { peek } from "#src/copy/store.ts";
import { textsOnShow } from "../copy-desk/copyDeskAddon.ts";

/** Of more than one word: a single one, such as `ready`, may mean anything. */
const CHOICE = /^[a-z]+(?:[-_]?[A-Z][a-z]*|[-_][a-z]+)+$/;
/** Fields that say what is going on. */
const STATES = new Set(["kind", "status", "dayPart", "code"]);
const camel = (choice: string) => choice.replaceAll(/[-_]([a-z])/g, (_, letter: string) => letter.toUpperCase());
const parentOf = (key: string) => key.slice(0, key.lastIndexOf("."));

/** What is chosen once for a whole page; in a list each entry has its own. */
const choicesIn = (args: object): string[] =>
  Object.entries(args).flatMap(([field, value]: [string, unknown]) => {
    if (typeof value === "string") return !STATES.has(field) && CHOICE.test(value) ? [camel(value)] : [];
    const isBranch = typeof value === "object" && value !== null && !Array.isArray(value) && !("$$typeof" in value);
    return isBranch ? choicesIn(value) : [];
  });

/** Args that name one of several texts that stand together, while the screen says another one of them (`badges.staff`, `badges.guest`). */
export function choiceFaults(args: object): string[] {
  const used = textsOnShow().map(({ key }) => key);
  const choices = choicesIn(args);
  const parents = new Set(used.map(parentOf).filter((parent) => parent.includes(".")));
  const isText = (key: string) => {
    const area = key.slice(0, key.indexOf("."));
    return peek("de", area)?.[key.slice(area.length + 1)] !== undefined;
  };
  return [...parents].flatMap((parent) =>
    choices
      .map((choice) => `${parent}.${choice}`)
      .filter((key) => isText(key) && !used.some((other) => other.startsWith(key)))
      .map((key) => `${key} is chosen, and another text beside it is on show`),
  );
}
