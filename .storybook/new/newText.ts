import type { TextKind } from "#workbench/findings/kind.ts";
import type { Plan } from "./plan.ts";
import { planTexts, type Words } from "./texts.ts";

/** `kind` is what the text is for: running text, or what its group is stated to be, if absent. */
export type TextOrder = { make: "text"; key: string; words: Words; kind?: TextKind };

/** A text in both languages. Something has to use it before `npm run check` passes. */
export const planText = (root: string, { key, words, kind }: TextOrder): Promise<Plan> =>
  planTexts(root, { [key]: words }, kind && { [key]: kind });
