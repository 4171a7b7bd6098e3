import * as React from "react";
import { diffWordsWithSpace } from "diff";
import type { Locale } from "#src/copy/store.ts";
import { casesOf, choicesIn, parsed, readingsOf } from "../findings/reading.ts";
import { Unbroken } from "../shared/tables/Unbroken.tsx";
import { valueNames } from "./valueNames.ts";
import { words } from "./words.ts";

/** One private-use character stands for each value, so that texts can be compared word by word. */
const FIRST = 0xe000;
const VALUE = /([\uE000-\uE0FF])/;

const names = Object.keys(valueNames);
const signs = Object.fromEntries(names.map((name, at) => [name, String.fromCodePoint(FIRST + at)]));

const chip: React.CSSProperties = {
  padding: "1px 5px",
  borderRadius: 4,
  background: "var(--fill)",
  color: "var(--ink-2)",
  fontSize: "0.9em",
  fontWeight: 400,
};

/** A text as people read it: without tags, the usual case of each choice, one sign for each value; as it is if invalid. */
export const readable = (text: string): string => readingsOf(text, signs)[0]?.words ?? text;

/** Two texts to compare; as in the catalogue where the difference would not be seen otherwise. */
export function comparable(before: string, after: string): [string, string] {
  const hasChoice = [before, after].some((text) => choicesIn(parsed(text)).length > 0);
  const pair = [readable(before), readable(after)] as const;
  return hasChoice || pair[0] === pair[1] ? [before, after] : [...pair];
}

/** What two texts say, to compare: a line for each case of a choice, where their cases differ. */
export function compared(before: string, after: string, locale: Locale): [before: string[], after: string[]] {
  const [old, now] = [casesOf(before, locale), casesOf(after, locale)];
  if (old.join("\n") === now.join("\n")) {
    const [one, other] = comparable(before, after);
    return [[one], [other]];
  }
  return [old.length > 0 ? old : [readable(before)], now.length > 0 ? now : [readable(after)]];
}

export type Part = { value: string; added?: boolean; removed?: boolean };

/** What goes, what comes and what stays, word by word; of a new sentence, where less than a third stays, as a whole. */
export function differenceOf(before: string, after: string): readonly Part[] {
  const parts = diffWordsWithSpace(before, after);
  const inBoth = countWords(
    parts
      .filter(({ added, removed }) => !added && !removed)
      .map(({ value }) => value)
      .join(" "),
  );
  if (inBoth * 6 >= countWords(before) + countWords(after)) return parts;
  return [
    { value: before, removed: true },
    { value: after, added: true },
  ];
}

const countWords = (text: string) => text.match(/[\p{L}\p{N}\uE000-\uE0FF]+/gu)?.length ?? 0;

const held: React.CSSProperties = { borderBottom: "2px dotted var(--line-strong)" };

/** Shows which spaces do not break. */
const HeldSpaces = ({ children }: { children: string }): React.ReactNode =>
  children.split("\u00a0").map((part, place) => (
    <React.Fragment key={place}>
      {place === 0 ? null : (
        <span data-held="" title={words.held} style={held}>
          {"\u00a0"}
        </span>
      )}
      <Unbroken>{part}</Unbroken>
    </React.Fragment>
  ));

/** Shows the value that a sign stands for by its name. */
export const Readable = ({ text }: { text: string }): React.ReactNode =>
  text.split(VALUE).map((part, at) =>
    VALUE.test(part) ? (
      <span key={at} lang="de" style={chip}>
        {valueNames[names[part.charCodeAt(0) - FIRST] ?? ""]}
      </span>
    ) : (
      <HeldSpaces key={at}>{part}</HeldSpaces>
    ),
  );

/** A text of the catalogue as people read it. */
export const Wording = ({ text }: { text: string }): React.ReactNode => <Readable text={readable(text)} />;

type ProposedProps = { text: string; original: string; lang: Locale };

/** A text, marked where it is another one than before; of a choice the first case that is, or else the usual one. */
export function Proposed({ text, original, lang }: ProposedProps) {
  if (text === original) return <Wording text={text} />;
  const [before, now] = compared(original, text, lang);
  const [first = "", ...more] = now;
  const isUsualNew = readable(text) !== readable(original);
  const changed = isUsualNew ? undefined : now.find((line) => !before.includes(line));
  return (
    <ins>
      <Readable text={changed ?? (more.length > 0 ? readable(text) : first)} />
    </ins>
  );
}

/** Parts of a text, with those that go and those that come marked. A line through a space would read as a hyphen. */
export const Parts = ({ parts }: { parts: readonly Part[] }): React.ReactNode =>
  parts.map(({ value, added, removed }, at) => {
    const piece = <Readable key={at} text={value} />;
    if (value.trim() === "") return piece;
    if (removed) return <del key={at}>{piece}</del>;
    return added ? <ins key={at}>{piece}</ins> : piece;
  });

type EarlierProps = { label: string; lang: Locale; text: string; now: string };

/** The text that another one replaces, with the words that go; a line for each case, where their cases differ. */
export function Earlier({ label, lang, text, now }: EarlierProps) {
  const [lines, others] = compared(text, now, lang);
  const taken = lines.map((line, at) => (
    <span key={line} lang={lang}>
      <Parts parts={differenceOf(line, others[at] ?? "").filter(({ added }) => !added)} />
    </span>
  ));
  return (
    <>
      {label}{" "}
      {taken.length === 1 ? (
        taken
      ) : (
        <ul>
          {taken.map((line) => (
            <li key={line.key}>{line}</li>
          ))}
        </ul>
      )}
    </>
  );
}
