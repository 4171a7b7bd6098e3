import { groupOf, type GroupId } from "#src/people/groups.ts";
import { people } from "#src/people/people.ts";
import type { Person, PersonProfile } from "#src/people/person.ts";
import { changed } from "#workbench/shared/args.ts";
import { today } from "#src/people/today.ts";

type Fact = {
  [K in keyof PersonProfile]-?: NonNullable<PersonProfile[K]> extends string ? K : never;
}[keyof PersonProfile];

const facts = ["cityOfBirth", "street", "city", "company", "department"] as const satisfies readonly Fact[];
const groups = ["nordwind", "vollzaehlig", "allein"] as const satisfies readonly GroupId[];

const everybody: readonly Person[] = Object.values(people);

/** Whatever can stand for the same thing, each with the longest of them. */
const kinds: readonly (readonly string[])[] = [
  everybody.map(({ firstName }) => firstName),
  everybody.map(({ lastName }) => lastName),
  everybody.map(({ firstName, lastName }) => `${firstName} ${lastName}`),
  everybody.map(({ email }) => email),
  ...facts.map((fact) => everybody.map(({ profile }) => profile[fact] ?? "")),
  groups.map((id) => groupOf(id, today, "amira").name),
];

const longestFor = new Map(
  kinds.flatMap((values) => {
    const longest = values.reduce((so, value) => (value.length > so.length ? value : so));
    return values.filter((value) => value.trim() !== "").map((value) => [value, longest] as const);
  }),
);

/** The args of a story with the name, address and city of every known person replaced by the longest one. */
export const withLongestNames = <Args>(args: Args): Args =>
  changed(args, (value) => (typeof value === "string" ? (longestFor.get(value) ?? value) : value));
