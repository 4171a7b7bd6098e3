import { copy } from "./copy.ts";
import type { Hands } from "#workbench/connected/journeys/hands.ts";

/** What the first form asks for and the provider does not know yet. */
export async function fillProfile({ choose, pick, press, write }: Hands): Promise<void> {
  await write(copy("profile.form.labels.dateOfBirth"), "12.03.1988");
  await pick(copy("profile.form.labels.nationality"), "Deutsch");
  await choose(copy("profile.form.labels.germanLevel"), copy("lists.germanLevel.c1"));
  await write(copy("profile.form.labels.passNumber"), "FA-2044-7781");
  await press("radio", copy("profile.form.colours.yellow"));
}
