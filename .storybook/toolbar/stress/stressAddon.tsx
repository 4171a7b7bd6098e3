import { definePreviewAddon } from "#workbench/shared/storybook/previewAddon.ts";
import { lastOnly } from "#workbench/shared/lastOnly.ts";
import { readModes, type Mode } from "./modes.ts";
import { groupOf, type GroupId } from "#src/people/groups.ts";
import { people } from "#src/people/people.ts";
import type { Person, PersonProfile } from "#src/people/person.ts";
import { changed } from "#workbench/shared/args.ts";
import { today } from "#src/people/today.ts";
import "./stress.css";

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
export const withLongestNames = <Args,>(args: Args): Args =>
  changed(args, (value) => (typeof value === "string" ? (longestFor.get(value) ?? value) : value));

const pretences: Partial<Record<Mode, Pretence>> = {
  forced: { "forced-colors: active": true, "forced-colors: none": false },
  still: { "prefers-reduced-motion: reduce": true, "prefers-reduced-motion: no-preference": false },
};

const stressed = lastOnly();

/** The modes in `globals.stress`. 320 px is not among them: that is the size of the canvas. */
export const stressAddon = () =>
  definePreviewAddon({
    initialGlobals: { stress: "" },
    beforeEach({ globals }) {
      const chosen = readModes(globals.stress);
      document.documentElement.dataset.stress = chosen.join(" ");
      return stressed(() => pretendMedia(Object.assign({}, ...chosen.map((mode) => pretences[mode])) as Pretence));
    },
    decorators: [
      (Story, { args, globals }) =>
        readModes(globals.stress).includes("names") ? <Story args={withLongestNames(args)} /> : <Story />,
    ],
  });

const NEVER = "not all";

/** Conditions as CSS spells them, `forced-colors: active`, and whether they are to hold. */
type Pretence = Record<string, boolean>;

/**
 * Makes the media queries of this page answer as if the device were another one. Only queries that ask for nothing but
 * one of the conditions are turned. The answer turns them back.
 */
function pretendMedia(pretence: Pretence, sheets: Iterable<CSSStyleSheet> = document.styleSheets): () => void {
  const turned: [CSSMediaRule, string][] = [];
  for (const sheet of sheets)
    eachMedia(sheet.cssRules, (rule) => {
      const matches = pretence[rule.media.mediaText.replaceAll(/[()]/g, "").trim()];
      if (matches === undefined) return;
      turned.push([rule, rule.media.mediaText]);
      rule.media.mediaText = matches ? "all" : NEVER;
    });
  return () => turned.forEach(([rule, text]) => (rule.media.mediaText = text));
}

function eachMedia(rules: CSSRuleList, turn: (rule: CSSMediaRule) => void) {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) turn(rule);
    if ("cssRules" in rule) eachMedia(rule.cssRules as CSSRuleList, turn);
  }
}
