import { copy } from "./copy.ts";
import type { Hands } from "./hands.ts";

const label = (name: string) => copy(`profile.form.labels.${name}`);

/** What the first form asks for and the provider does not know yet. */
export async function fillProfile({ choose, pick, press, write }: Hands): Promise<void> {
  await write(label("dateOfBirth"), "12.03.1988");
  await pick(label("nationality"), "Deutsch");
  await choose(label("germanLevel"), copy("lists.germanLevel.c1"));
  await write(label("passNumber"), "FA-2044-7781");
  await press("radio", copy("profile.form.colours.yellow"));
}
