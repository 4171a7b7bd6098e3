import { TYPE } from "@formatjs/icu-messageformat-parser";
import { choicesIn, parsed } from "../findings/reading.ts";

/** An ICU text without what it says in the cases of its one choice. */
type Frame = {
  /** As the source names the cases: `=8`, `one`, `other`. */
  names: readonly string[];
  /** What every case says around the choice. */
  before: string;
  after: string;
  /** The ICU syntax around and between the cases. */
  joints: readonly string[];
};

/** A text as the complete sentence of each case. */
export type SplitText = { frame: Frame; sentences: readonly string[] };

/**
 * Splits a text whose original has one choice; null where it cannot. An invalid draft is split as the text before it was,
 * so that each sentence stays in the field where it is typed.
 */
export function splitText(draft: string, text: string, original: string): SplitText | null {
  const given = frameOf(original);
  if (!given) return null;
  for (const frame of [frameOf(draft), frameOf(text), given]) {
    const sentences = frame && sentencesIn(draft, frame);
    if (sentences) return { frame: String(frame.names) === String(given.names) ? given : frame, sentences };
  }
  return null;
}

/** The ICU text of these sentences. Around the choice stays what all of them have there. */
export function joinedText({ frame, sentences }: SplitText): string {
  const { before, after, joints } = frame;
  const isCommon = sentences.every((sentence) => isAround(sentence, before, after));
  const [start, end] = isCommon ? [before, after] : ["", ""];
  const cases = sentences.map((sentence) => sentence.slice(start.length, sentence.length - end.length));
  return `${start}${joints.map((joint, at) => `${joint}${cases[at] ?? ""}`).join("")}${end}`;
}

const isAround = (text: string, start: string, end: string) =>
  text.length >= start.length + end.length && text.startsWith(start) && text.endsWith(end);

function frameOf(text: string): Frame | null {
  const [choice, ...others] = choicesIn(parsed(text));
  if (!choice?.location || others.length > 0) return null;
  if (choice.type === TYPE.plural && (choice.offset !== 0 || choice.pluralType === "ordinal")) return null;
  const { start, end } = choice.location;
  const [before, after] = [text.slice(0, start.offset), text.slice(end.offset)];
  // Inside a plural it would be the number.
  if (`${before}${after}`.includes("#")) return null;
  const cases = Object.entries(choice.options)
    .map(([name, { location }]) => ({ name, from: location?.start.offset ?? 0, to: location?.end.offset ?? 0 }))
    .toSorted((one, other) => one.from - other.from);
  const starts = [start.offset, ...cases.map(({ to }) => to - 1)];
  const ends = [...cases.map(({ from }) => from + 1), end.offset];
  return {
    names: cases.map(({ name }) => name),
    before,
    after,
    joints: starts.map((from, at) => text.slice(from, ends[at])),
  };
}

function sentencesIn(text: string, { before, after, joints }: Frame): string[] | null {
  const [first = "", ...rest] = joints;
  const last = rest.pop() ?? "";
  for (const [start, end] of [[before, after] as const, ["", ""] as const]) {
    const [opening, closing] = [`${start}${first}`, `${last}${end}`];
    if (!isAround(text, opening, closing)) continue;
    const cases = parted(text.slice(opening.length, text.length - closing.length), rest);
    if (cases) return cases.map((each) => `${start}${each}${end}`);
  }
  return null;
}

function parted(text: string, [joint, ...rest]: readonly string[]): string[] | null {
  if (joint === undefined) return [text];
  const at = text.indexOf(joint);
  const others = at < 0 ? null : parted(text.slice(at + joint.length), rest);
  return others && [text.slice(0, at), ...others];
}
