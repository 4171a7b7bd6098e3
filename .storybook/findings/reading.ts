import { parse, TYPE, type MessageFormatElement } from "@formatjs/icu-messageformat-parser";
import type { Locale } from "#src/copy/store.ts";
import { likely, totalOf, type Samples } from "./likely.ts";

/**
 * A text with samples for its arguments, one branch of its choices and no tags. `from` and `to`: the start and end of each
 * character in the ICU text.
 */
export type Reading = { words: string; from: number[]; to: number[] };

type Choice = Extract<MessageFormatElement, { options: unknown }>;
type Range = { start: number; end: number };

/** Readings that contain each branch once; none if the ICU text is invalid. `own`: samples before those of a type. */
export function readingsOf(text: string, own: Samples = {}): Reading[] {
  const nodes = parsed(text);
  const choices = choicesIn(nodes);
  const others = choices.flatMap((choice) =>
    Object.keys(choice.options)
      .filter((option) => option !== "other")
      .map((option) => read(nodes, own, choice, option)),
  );
  return nodes.length === 0 ? [] : [read(nodes, own), ...others];
}

/** A text with a choice written out for each case, in the order of the source; no lines for other texts. */
export function casesOf(text: string, locale: Locale): string[] {
  const [other, ...cases] = readingsOf(text, likely[locale]);
  return other && cases.length > 0 ? [...new Set([...cases, other].map(({ words }) => words))] : [];
}

export function parsed(text: string): MessageFormatElement[] {
  try {
    return parse(text, { captureLocation: true });
  } catch {
    return [];
  }
}

export const choicesIn = (nodes: readonly MessageFormatElement[]): Choice[] =>
  nodes.flatMap((node) => {
    if (node.type === TYPE.tag) return choicesIn(node.children);
    if (node.type !== TYPE.plural && node.type !== TYPE.select) return [];
    return [node, ...Object.values(node.options).flatMap(({ value }) => choicesIn(value))];
  });

function read(nodes: readonly MessageFormatElement[], own: Samples, choice?: Choice, option = "other"): Reading {
  /** In a case of a choice its own number is that of the case, and a part of one is at most one. */
  const countIn = (name: string): string | undefined => {
    if (choice?.type !== TYPE.plural) return undefined;
    if (name === choice.value) return countOf(option);
    return option === "one" && choice.value === totalOf[name] ? "1" : undefined;
  };
  const reading: Reading = { words: "", from: [], to: [] };
  const put = (words: string, { start, end }: Range, isLiteral: boolean) => {
    for (let index = 0; index < words.length; index++) {
      const at = Math.min(start + index, end - 1);
      reading.from.push(isLiteral ? at : start);
      reading.to.push(isLiteral ? at + 1 : end);
    }
    reading.words += words;
  };
  const walk = (inside: readonly MessageFormatElement[], count: string): void => {
    for (const node of inside) {
      const range = { start: node.location?.start.offset ?? 0, end: node.location?.end.offset ?? 1 };
      if (node.type === TYPE.literal) put(node.value, range, true);
      else if (node.type === TYPE.pound) put(count, range, false);
      else if (node.type === TYPE.tag) walk(node.children, count);
      else if (node.type === TYPE.plural || node.type === TYPE.select) {
        const taken = node === choice ? option : "other";
        walk(node.options[taken]?.value ?? [], countOf(taken) ?? own[node.value] ?? MANY);
      } else put(countIn(node.value) ?? own[node.value] ?? samples[node.type], range, false);
    }
  };
  walk(nodes, MANY);
  return reading;
}

const MANY = "5";

/** `=8` is itself the count; of other options any. */
const countOf = (option: string) => (option.startsWith("=") ? option.slice(1) : option === "one" ? "1" : undefined);

const samples = {
  [TYPE.argument]: "Muster",
  [TYPE.number]: MANY,
  [TYPE.date]: "3.\u00a0Mai\u00a02026",
  [TYPE.time]: "07:30",
} as const;
