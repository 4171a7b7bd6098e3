import type { Mode } from "#workbench/toolbar/stress/modes.ts";

/** `under`: where it is allowed; absent: everywhere. */
type Allowed = { under?: Mode; fault: RegExp; reason: string };

const allowed: readonly Allowed[] = [
  {
    under: "words",
    fault: /^clipped: "Bitte \S+" is cut off \d+ px in input\[combobox\]/,
    reason: "A placeholder has one line and ends in an ellipsis; its label says what to choose and wraps.",
  },
  {
    fault: /^clipped: ".*" is cut off \d+ px in select /,
    reason: "A native list shows one line of what is chosen; opened it shows all of it.",
  },
];

export const isAllowed = (fault: string, run: readonly Mode[]): boolean =>
  allowed.some(({ under, fault: pattern }) => (under === undefined || run.includes(under)) && pattern.test(fault));
