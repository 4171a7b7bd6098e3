import { fn } from "storybook/test";
import { initialsOf } from "#src/lib/initials.ts";
import type { Frame } from "#src/patterns/AppShell.tsx";
import type { NavItem } from "#src/patterns/MainNav.tsx";
import { people } from "#src/people/people.ts";
import type { Person } from "#src/people/person.ts";

/** The frame of a screen without the main navigation: among the first steps, a list of people. */
export const plainFrameOf = ({ firstName, lastName }: Person): Frame => ({
  onBack: fn(),
  profile: { initials: initialsOf(firstName, lastName), onOpen: fn() },
  isOffline: false,
});

/** The frame of a page between the first steps: nothing to go back to. */
export const firstStepsFrameOf = (person: Person): Frame => ({ ...plainFrameOf(person), onBack: undefined });

export const plainFrame = plainFrameOf(people.amira);

/** The frame of a signed-in screen that was opened from another one. */
export const frameAt = (current: NavItem | null, person: Person = people.amira): Frame => ({
  ...plainFrameOf(person),
  nav: { current, applicationMode: "events", onOpen: fn() },
});

/** The frame of a screen that belongs to no item of the main navigation. */
export const frame = frameAt(null);
