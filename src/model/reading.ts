import * as z from "zod/mini";
import { catch as orElse } from "zod/mini";

/** Replaces unreadable values by a default. */
export { orElse };

/** A text as stored by the provider: numbers and null are kept, to be sent back as received (N2, N4). */
export const wireText = z.nullish(z.union([z.string(), z.number()]));

/** An id in the provider's form: text or number, kept as delivered (C-72). */
export const wireId = z.union([z.string(), z.number()]);
export type WireId = z.infer<typeof wireId>;

/** Any of the above as text; absent is `""`. */
export const textOf = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" ? String(value) : "";

/** A text that may be missing, null or a number; parsed to a string, absent as `""`. */
export const text = z.pipe(
  wireText,
  z.transform((value: string | number | null | undefined) => textOf(value)),
);

/** The same, but not empty. */
export const requiredText = z.pipe(wireId, z.transform(String)).check(z.refine((value) => value !== ""));

/** A text that may be missing: absent or null is `undefined`. */
export const optionalText = z.optional(
  z.pipe(
    wireText,
    z.transform((value: string | number | null | undefined) => (value == null ? undefined : String(value))),
  ),
);

/** A count, also as digits in a string; absent is 0. */
export const readableCount = z.pipe(
  wireText.check(z.refine((value) => Number.isFinite(Number(textOf(value))))),
  z.transform((value: string | number | null | undefined) => Number(textOf(value))),
);

/** The same; anything else is 0. */
export const count = orElse(readableCount, 0);

const YES = ["true", "t", "1", "yes", "y", "ja", "j"];
const NO = ["false", "f", "0", "no", "n", "nein"];

/** A yes or no in any unambiguous spelling, in any case; `null` otherwise. */
export function yesNo(value: unknown): boolean | null {
  if (typeof value === "boolean") return value;
  const word = textOf(value).trim().toLowerCase();
  if (YES.includes(word)) return true;
  return NO.includes(word) ? false : null;
}

/** A required flag with an unambiguous yes or no. */
export const requiredFlag = z.pipe(
  z.union([z.boolean(), wireId]).check(z.refine((value) => yesNo(value) !== null)),
  z.transform((value: boolean | string | number) => yesNo(value) === true),
);

/** A flag that is `absent` when missing or null, and `unclear` when it is neither yes nor no (fail closed, N2). */
export const flag = <Absent, Unclear extends boolean | null>(absent: Absent, unclear: Unclear) =>
  z.pipe(
    orElse(z.nullish(z.union([z.boolean(), wireId])), "unclear"),
    z.transform((value: boolean | string | number | null | undefined): boolean | Absent | Unclear =>
      value == null ? absent : (yesNo(value) ?? unclear),
    ),
  );

/** A list in which an unreadable row does not hide the others (N3). A missing list is parsed as an empty one. */
export const rows = <Schema extends z.ZodMiniType>(row: Schema) =>
  z.pipe(
    orElse(z.array(orElse(z.nullable(row), null)), []),
    z.transform((found) => found.filter((entry) => entry !== null)),
  );
