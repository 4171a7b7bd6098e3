import { readFileSync } from "node:fs";
import path from "node:path";
import { withoutNameFaults } from "./names.ts";
import type { Values } from "./order.ts";
import { Refused, withEntry, type Plan } from "./plan.ts";
import { textFiles, types } from "./texts.ts";

const MODEL = "src/model/offer.ts";
const STORIES = "stories/screens/help/NotOfferedScreen.stories.tsx";
const NAME = /^[a-z]+([A-Z][a-z]+)*$/;

/** The offers of a tree, in which one may have been added a moment ago. */
function offersIn(root: string): string[] {
  const [, list = ""] = /OFFERS = \[([^\]]*)\]/.exec(readFileSync(path.join(root, MODEL), "utf8")) ?? [];
  return [...list.matchAll(/"(\w+)"/g)].map(([, offer = ""]) => offer);
}

/** Throws Refused for a word that names no offer. */
export function requireOffer(root: string, word: string): void {
  const offers = offersIn(root);
  if (!offers.includes(word))
    throw new Refused(`--offer: "${word}" is none of ${offers.join(", ")}. npm run new offer adds one.`);
}

/** What the app says where a provider does not have it: its name, its texts, its state. */
export async function planOffer(root: string, { offer, name, title, body, ...texts }: Values): Promise<Plan> {
  if (!NAME.test(offer)) throw new Refused(`"${offer}" is no name for an offer. Say what it is about: shiftSwap.`);
  if (offersIn(root).includes(offer)) throw new Refused(`There is ${offer} already.`);
  const story = `${offer.charAt(0).toUpperCase()}${offer.slice(1)}`;
  const before = "export const LeadsBackAndToTheStartPage =";
  const added = `export const ${story} = meta.story({ name: ${JSON.stringify(name)}, args: { subject: "${offer}" } });`;
  return {
    files: {
      [MODEL]: withEntry("OFFERS", `"${offer}"`),
      ...(await textFiles({
        [`notOffered.${offer}.title`]: { de: title, en: texts["title-en"], kind: "title" },
        [`notOffered.${offer}.body`]: { de: body, en: texts["body-en"] },
      })),
      [STORIES]: (text) =>
        withoutNameFaults(
          STORIES,
          text.replace(before, () => `${added}\n\n${before}`),
        ),
    },
    derived: types,
    next: `Its screens: npm run new screen <area>/<Name> -- --offer ${offer}
Its calls:   npm run new call <name> <METHOD> <path> -- --offer ${offer}
Until a screen belongs to it, npm test names it as an offer without one; page Anleitungen/Ein Aufruf`,
  };
}
