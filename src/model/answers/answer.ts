import * as z from "zod/mini";

type Fields = Record<string, unknown>;

const isRecord = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * The fields of an answer, whether the provider nests them under `data` or not. What stands under `data` wins; what is
 * missing there is taken from the top (C-43). Anything that is no object counts as an answer without fields (C-44).
 */
export function unwrap(body: unknown): Fields {
  if (!isRecord(body)) return {};
  if (!isRecord(body.data)) return body;
  const fields: Fields = { ...body };
  for (const [name, value] of Object.entries(body.data)) if (value != null || !(name in fields)) fields[name] = value;
  return fields;
}

/** An answer with these fields, nested under `data` or not. Unknown fields pass and are left out. */
export const answerOf = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.pipe(z.transform(unwrap), z.object(shape));

/** An answer of which nothing is needed: every 2xx without `success: false` is a yes (C-44). */
export const acknowledged = answerOf({});

/** Text, also where the provider sends a number: kept as text inside (C-72). */
export const text = z.pipe(z.union([z.string(), z.number()]), z.transform(String));

/** Text that may be missing, null or of another kind; none of these spoils the rest of the answer. */
export const maybeText = z.catch(z.nullable(text), null);

/** A number, also where the provider sends it as text; anything else counts as missing. */
export const maybeNumber = z.catch(
  z.nullable(z.pipe(z.union([z.number(), z.string()]), z.pipe(z.transform(Number), z.number()))),
  null,
);

/** A token: never empty, or the client would take "signed in with nothing" for a session. */
export const token = z.string().check(z.minLength(1));
