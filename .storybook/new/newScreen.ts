import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { addEntry, propertiesOf } from "./edit.ts";
import { namesOf, refuseNames, stateName } from "./names.ts";
import type { Plan } from "./plan.ts";
import { Refused } from "./refused.ts";
import { connectorOf, NO_ROWS, rowOf, runOf, sourceOf, storiesOf, testOf } from "./screenFiles.ts";
import { planTexts, refuseArguments, type Words } from "./texts.ts";

export type ScreenOrder = {
  make: "screen";
  /** `events/WaitingList` */
  place: string;
  title: Words;
  /** The name of its first state, as a story has it, what the sidebar calls it, and what it says. */
  state: string;
  name: string;
  body: Words;
  /** Where back leads after a link or a typed address. */
  back: string;
};

const PATHS = "app/navigation/screens.ts";
const ADDED = "tests/navigation/addedScreens.ts";
const TITLES = ".storybook/shared/titles.ts";

/** A screen with one state, its stories, its texts, its path, its connector with a story of its own, and its test. */
export async function planScreen(root: string, order: ScreenOrder): Promise<Plan> {
  const { title, body, state: story, name, back } = order;
  const names = namesOf(order.place);
  const state = stateName(story);
  const read = (file: string) => readFileSync(path.join(root, file), "utf8");
  const stories = storiesOf(names, story, name, state, back);
  refuseNames(names.files.story, stories);
  const { rows, ...own } = names.files;
  const there = Object.values(own).filter((file) => existsSync(path.join(root, file)));
  if (there.length > 0) throw new Refused(there.map((file) => `${file} is there already.`).join("\n"));
  if (!existsSync(path.join(root, "src/screens", names.area)))
    throw new Refused(`There is no area "${names.area}". Make src/screens/${names.area} if it is meant to be new.`);

  const known = propertiesOf(PATHS, read(PATHS), "SCREEN_PATHS");
  if (!known.has(back)) throw new Refused(`--back: ${PATHS} knows no screen "${back}".`);
  if (known.has(names.screen) || [...known.values()].includes(names.path))
    throw new Refused(`${PATHS} has ${names.screen} or ${names.path} already.`);

  const texts = { [`${names.namespace}.title`]: title, [`${names.namespace}.states.${state}`]: body };
  refuseArguments(texts);
  const isNewFeature = !existsSync(path.join(root, rows));
  const withRow = addEntry(rows, isNewFeature ? NO_ROWS : read(rows), "pages", rowOf(names));
  const { created, changed } = await planTexts(root, texts, { [`${names.namespace}.title`]: "title" });
  return {
    created: {
      ...created,
      [names.files.source]: sourceOf(names, state),
      [names.files.story]: stories,
      [names.files.connector]: connectorOf(names, state, back),
      [names.files.run]: runOf(names, story, name),
      ...(isNewFeature && { [rows]: withRow }),
      [names.files.test]: testOf(names),
    },
    changed: {
      ...changed,
      [PATHS]: addEntry(PATHS, read(PATHS), "SCREEN_PATHS", `"${names.screen}": "${names.path}"`),
      ...(!isNewFeature && { [rows]: withRow }),
      [TITLES]: addEntry(TITLES, read(TITLES), "parts", `${names.component}: called(${JSON.stringify(title.de)})`),
      [ADDED]: addEntry(ADDED, read(ADDED), "addedScreens", `"${names.screen}"`),
    },
  };
}
