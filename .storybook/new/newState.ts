import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { addStory, addWord } from "./edit.ts";
import { namesOf, refuseNames, stateName } from "./names.ts";
import type { Plan } from "./plan.ts";
import { Refused } from "./refused.ts";
import { storyOf } from "./screenFiles.ts";
import { planTexts, refuseArguments, type Words } from "./texts.ts";

export type StateOrder = { make: "state"; place: string; state: string; name: string; body: Words };

/** A further state of a screen whose states are words: the word, what it says, its story. */
export async function planState(root: string, { place, state: story, name: called, body }: StateOrder): Promise<Plan> {
  const { files, name, namespace } = namesOf(place);
  const state = stateName(story);
  const missing = [files.source, files.story].filter((file) => !existsSync(path.join(root, file)));
  if (missing.length > 0) throw new Refused(`There is no ${missing.join(" and no ")}.`);
  const read = (file: string) => readFileSync(path.join(root, file), "utf8");
  const source = addWord(files.source, read(files.source), `${name}State`, state);
  const stories = addStory(files.story, read(files.story), story, storyOf(story, called, state));
  refuseNames(files.story, stories);
  const texts = { [`${namespace}.states.${state}`]: body };
  refuseArguments(texts);
  const { created, changed } = await planTexts(root, texts);
  return { created, changed: { ...changed, [files.source]: source, [files.story]: stories } };
}
