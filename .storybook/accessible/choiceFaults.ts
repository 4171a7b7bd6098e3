import { peek } from "#src/copy/store.ts";
import { changed } from "../args.ts";
import { textsOnShow } from "../copy-desk/copyDeskAddon.ts";

const CHOICE = /^[a-z][A-Za-z]*(?:[-_][a-z]+)*$/;
/** Fields that say what is going on. */
const STATES = new Set<string | null>(["kind", "status", "dayPart", "code"]);
const camel = (choice: string) => choice.replaceAll(/[-_]([a-z])/g, (_, letter: string) => letter.toUpperCase());
const parentOf = (key: string) => key.slice(0, key.lastIndexOf("."));

/** Args that name one of several texts that stand together, while the screen says another one of them (`badges.staff`, `badges.guest`). */
export function choiceFaults(args: object): string[] {
  const used = new Set(textsOnShow().map(({ key }) => key));
  const choices = new Set<string>();
  changed(args, (value, key) => {
    if (!STATES.has(key) && typeof value === "string" && CHOICE.test(value)) choices.add(camel(value));
    return value;
  });
  const parents = new Set([...used].map(parentOf).filter((parent) => parent.includes(".")));
  const isText = (key: string) => {
    const area = key.slice(0, key.indexOf("."));
    return peek("de", area)?.[key.slice(area.length + 1)] !== undefined;
  };
  const isSaid = (key: string) => [...used].some((other) => other.startsWith(key));
  return [...parents].flatMap((parent) =>
    [...choices]
      .map((choice) => `${parent}.${choice}`)
      .filter((key) => isText(key) && !isSaid(key))
      .map((key) => `${key} is chosen, and another text beside it is on show`),
  );
}
