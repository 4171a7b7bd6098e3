import { parse, TYPE, type MessageFormatElement } from "@formatjs/icu-messageformat-parser";

/**
 * One way a text can be read: numbers and names for its arguments, one branch for its choices, no tags. `from` and `to`
 * say for each character where it stands in the ICU text.
 */
export type Reading = { words: string; from: number[]; to: number[] };

type Choice = Extract<MessageFormatElement, { options: unknown }>;
type Place = { start: number; end: number };

/** All ways to read a text: each branch once. Nothing where the ICU text is broken; the ICU check says why. */
export function readingsOf(text: string): Reading[] {
  const nodes = parsed(text);
  const choices = choicesIn(nodes);
  const others = choices.flatMap((choice) =>
    Object.keys(choice.options)
      .filter((option) => option !== "other")
      .map((option) => read(nodes, choice, option)),
  );
  return nodes.length === 0 ? [] : [read(nodes), ...others];
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

function read(nodes: readonly MessageFormatElement[], choice?: Choice, option = "other"): Reading {
  const reading: Reading = { words: "", from: [], to: [] };
  const counts = { "=0": "0", "=1": "1", one: "1" };
  const put = (words: string, { start, end }: Place, isLiteral: boolean) => {
    for (let place = 0; place < words.length; place++) {
      const at = Math.min(start + place, end - 1);
      reading.from.push(isLiteral ? at : start);
      reading.to.push(isLiteral ? at + 1 : end);
    }
    reading.words += words;
  };
  const walk = (inside: readonly MessageFormatElement[], count: string): void => {
    for (const node of inside) {
      const place = { start: node.location?.start.offset ?? 0, end: node.location?.end.offset ?? 1 };
      if (node.type === TYPE.literal) put(node.value, place, true);
      else if (node.type === TYPE.pound) put(count, place, false);
      else if (node.type === TYPE.tag) walk(node.children, count);
      else if (node.type === TYPE.plural || node.type === TYPE.select) {
        const taken = node === choice ? option : "other";
        walk(node.options[taken]?.value ?? [], counts[taken as "one"] ?? "5");
      } else put(samples[node.type], place, false);
    }
  };
  walk(nodes, "5");
  return reading;
}

/** What stands in the place of an argument. */
const samples = {
  [TYPE.argument]: "Muster",
  [TYPE.number]: "5",
  [TYPE.date]: "3.\u00a0Mai\u00a02026",
  [TYPE.time]: "07:30",
} as const;
