import type { Plan } from "./plan.ts";
import { planTexts, type Words } from "./texts.ts";

export type TextOrder = { make: "text"; key: string; words: Words };

/** A text in both languages. Something has to use it before `npm run check` passes. */
export const planText = (root: string, { key, words }: TextOrder): Promise<Plan> => planTexts(root, { [key]: words });
