import * as z from "zod/mini";
import { orElse, requiredFlag, text } from "#src/model/reading.ts";

type Fields = Record<string, unknown>;

const isRecord = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * The fields of a response, nested under `data` or not. `data` wins; fields missing there are taken from the top
 * (C-43). A response that is no object counts as one without fields (C-44).
 */
export function unwrap(body: unknown): Fields {
  if (!isRecord(body)) return {};
  if (!isRecord(body.data)) return body;
  const fields: Fields = { ...body };
  for (const [name, value] of Object.entries(body.data)) if (value != null || !(name in fields)) fields[name] = value;
  return fields;
}

/** The complete record, nested or bare, without the response's own fields: it is sent back unchanged (N4). */
export const recordIn = (body: unknown): unknown => (isRecord(body) && isRecord(body.data) ? body.data : body);

/** A response with these fields, nested under `data` or not. Unknown fields are accepted and dropped. */
export const answerOf = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.pipe(z.transform(unwrap), z.object(shape));

/** A response without required fields: every 2xx without `success: false` is a success (C-44). Not for codes. */
export const acknowledged = answerOf({});

/** Optional text: `""` when missing or of another type, without invalidating the response. */
export const looseText = z.catch(text, "");

/**
 * The response about a form that may have been saved: whether it was, and with which values. `null`: the provider does
 * not return them, or they cannot be read.
 */
export const savedForm = <Form extends z.ZodMiniType>(form: Form) => ({
  is_saved: requiredFlag,
  form: orElse(z.nullable(form), null),
});
