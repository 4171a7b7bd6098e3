import { parseArgs } from "node:util";
import { OFFERS } from "#src/model/offer.ts";
import { textKinds, type TextKind } from "#workbench/findings/kind.ts";
import { refuseCallName } from "./callFiles.ts";
import { namesOf } from "./names.ts";
import type { CallOrder } from "./newCall.ts";
import type { ScreenOrder } from "./newScreen.ts";
import type { StateOrder } from "./newState.ts";
import type { TextOrder } from "./newText.ts";
import { Refused } from "./refused.ts";
import type { Words } from "./texts.ts";

export type Order = ScreenOrder | StateOrder | TextOrder | CallOrder;
/** Asks whoever sits at the terminal; absent where nobody does. */
export type Ask = (question: string) => Promise<string>;

export const USAGE = `npm run new screen <area>/<Name> -- --title "…" --title-en "…" --name "…" --body "…" --body-en "…" [--state Ordinary] [--back dashboard]
npm run new state <area>/<Name> <State> -- --name "…" --body "…" --body-en "…"
npm run new text <area>.<key> "…" "…" [-- --kind body]   (German, English)
npm run new call <name> <METHOD> </path/{part}> -- --offer staff --description "…"   (English)
What is left out is asked for. Options stand behind "--".`;

const option = { type: "string" } as const;
const options = {
  title: option,
  "title-en": option,
  name: option,
  body: option,
  "body-en": option,
  state: option,
  back: option,
  kind: option,
  offer: option,
  description: option,
};
type Options = { [name in keyof typeof options]?: string | undefined };

/** Reads the words of the command line and asks for what they leave out. Throws Refused for a wrong place, and when there is nobody to ask. */
export async function readOrder(words: readonly string[], ask: Ask | undefined): Promise<Order> {
  const { values, positionals } = parsed(words);
  const [make, place, third, fourth, ...more] = positionals;
  const missing: string[] = [];
  const need = async (what: string, given: string | undefined) => {
    const answer = given ?? (await ask?.(what)) ?? "";
    if (answer === "") missing.push(what);
    return answer;
  };
  const both = async (name: "title" | "body", what: string): Promise<Words> => ({
    de: await need(`--${name} (${what}, German)`, values[name]),
    en: await need(`--${name}-en (${what}, English)`, values[`${name}-en`]),
  });
  const nameOf = (state: string) => need(`--name (what the sidebar calls the state ${state}, German)`, values.name);
  const complete = <Made extends Order>(order: Made): Made => {
    if (missing.length > 0) throw new Refused(`Missing: ${missing.join(", ")}.\n\n${USAGE}`);
    return order;
  };

  if (make === "screen" && place && !third) {
    const { state = "Ordinary", back = "dashboard" } = values;
    refuseOthers(values, ["title", "title-en", "name", "body", "body-en", "state", "back"]);
    namesOf(place);
    const title = await both("title", "heading of the screen");
    return complete({
      make,
      place,
      title,
      state,
      name: await nameOf(state),
      body: await both("body", `what it says in the state ${state}`),
      back,
    });
  }
  if (make === "state" && place && third && !fourth) {
    refuseOthers(values, ["name", "body", "body-en"]);
    namesOf(place);
    return complete({
      make,
      place,
      state: third,
      name: await nameOf(third),
      body: await both("body", `what it says in the state ${third}`),
    });
  }
  if (make === "text" && place && more.length === 0) {
    refuseOthers(values, ["kind"]);
    const { kind } = values;
    if (kind !== undefined && !isKind(kind)) throw new Refused(`--kind: "${kind}" is none of ${textKinds.join(", ")}.`);
    return complete({
      make,
      key: place,
      words: { de: await need("German", third), en: await need("English", fourth) },
      ...(kind && { kind }),
    });
  }
  if (make === "call" && place && more.length === 0) {
    refuseOthers(values, ["offer", "description"]);
    refuseCallName(place);
    return complete({
      make,
      name: place,
      method: await need("METHOD (GET, POST, PUT, PATCH or DELETE)", third),
      path: await need("path (below /api, such as /staff/{memberId}/badge)", fourth),
      offer: await need(`--offer (${OFFERS.join(", ")})`, values.offer),
      description: await need("--description (what it is for, in an English sentence)", values.description),
    });
  }
  throw new Refused(USAGE);
}

const isKind = (word: string): word is TextKind => (textKinds as readonly string[]).includes(word);

function parsed(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], allowPositionals: true, options });
  } catch (error) {
    throw new Refused(`${(error as Error).message}\n\n${USAGE}`, { cause: error });
  }
}

function refuseOthers(values: Options, known: readonly (keyof Options)[]): void {
  const other = (Object.keys(values) as (keyof Options)[]).find((name) => !known.includes(name));
  if (other) throw new Refused(`--${other} has no meaning here.\n\n${USAGE}`);
}
