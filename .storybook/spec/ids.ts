/** `AUTH-12`, with a range (`..15`, `–15`, ` to AUTH-15`, ` bis AUTH-15`) or a second number (`/13`). */
const rowOrDecision =
  /(?<![\w$#%&-])([A-Z]{1,5}-)(\d{2,3})(?:(?:(?:\.\.|–)\1?| to \1| bis \1)(\d{2,3})|\/(\d{2,3}))?(?!\w|-\w|[.:]\d)/g;

/** `T6`, with a range (`..9`, `–9`). */
const checkOrTrap = /(?<![\w$#%&-])([A-Z])(\d{1,2})(?:(?:\.\.|–)\1?(\d{1,2}))?(?!\w|-\w|[.:]\d)/g;

const idList = /^[A-Z]{1,5}-\d{2,3}(\.\.\d{2,3})?(, [A-Z]{1,5}-\d{2,3}(\.\.\d{2,3})?)*$/;

/** The text consists of ids of rows and decisions. */
export const isIdList = (text: string): boolean => idList.test(text);

/** The ids in a text with their offsets. */
export function idsIn(text: string): { id: string; at: number }[] {
  return [...text.matchAll(rowOrDecision), ...text.matchAll(checkOrTrap)].flatMap(
    ({ 1: prefix = "", 2: from = "", 3: to = from, 4: neighbour, index }) =>
      [...numbersBetween(from, to), ...(neighbour ? [neighbour] : [])].map((number) => ({
        id: `${prefix}${number}`,
        at: index,
      })),
  );
}

function numbersBetween(from: string, to: string): string[] {
  const length = Math.max(1, Number(to) - Number(from) + 1);
  return Array.from({ length }, (_, step) => String(Number(from) + step).padStart(from.length, "0"));
}
