import * as z from "zod/mini";
import { orElse, requiredFlag, text } from "#src/model/reading.ts";

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

/** The whole record, nested or bare: all its fields and none of the answer's own, because it is sent back as it came (N4). */
export const recordIn = (body: unknown): unknown => (isRecord(body) && isRecord(body.data) ? body.data : body);

/** An answer with these fields, nested under `data` or not. Unknown fields pass and are left out. */
export const answerOf = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.pipe(z.transform(unwrap), z.object(shape));

/** An answer of which nothing is needed: every 2xx without `success: false` is a yes (C-44). Not for codes. */
export const acknowledged = answerOf({});

/** Text that may be missing or of another kind, which reads as `""` and does not spoil the rest of the answer. */
export const looseText = z.catch(text, "");

/**
 * The fields of an answer about a form that may have been saved: whether it was, and with which values. `null`: the provider
 * keeps them to itself, or they cannot be read.
 */
export const savedForm = <Form extends z.ZodMiniType>(form: Form) => ({
  is_saved: requiredFlag,
  form: orElse(z.nullable(form), null),
});
