import type { Hand } from "../hand/hand.ts";
import { field, radio } from "../hand/target.ts";
import { copy } from "./copy.ts";

const label = (name: string) => field(copy(`profile.form.labels.${name}`));

const home = {
  lastName: "Hartono",
  street: "Rampenweg 4",
  postalCode: "85356",
  city: "München",
  cityOfBirth: "Bandung",
};

/** What the first form asks for and the provider does not know yet. */
export async function fillProfile(hand: Hand): Promise<void> {
  await hand.write(label("dateOfBirth"), "12.03.1988");
  await hand.pick(label("nationality"), "Deutsch");
  await hand.choose(label("germanLevel"), "C1 – Fortgeschritten");
  await hand.write(label("passNumber"), "FA-2044-7781");
  await hand.press(radio(copy("profile.form.colours.yellow")));
}

/** The same, and what only the whole profile asks for. */
export async function fillWholeProfile(hand: Hand): Promise<void> {
  await fillProfile(hand);
  for (const [name, value] of Object.entries(home)) await hand.write(label(name), value);
}
