import * as z from "zod/mini";
import { calls, type CallName } from "#app/client/calls.ts";
import { integerMinutes } from "#src/model/day/eventStatusPage.ts";
import { pdfText } from "#src/model/pdfAnswer.ts";

export type Json = { [key: string]: unknown };
type Def = { type: string; in?: z.ZodMiniType; out?: z.ZodMiniType; shape?: Record<string, z.ZodMiniType> };

const defOf = (schema: z.ZodMiniType): Def => schema.def;

/** The schema of the fields alone, without the steps that unwrap `data` and normalise rows. */
function fieldsOf(schema: z.ZodMiniType): z.ZodMiniType {
  const { type, in: before, out: after } = defOf(schema);
  if (type !== "pipe" || !before || !after) return schema;
  if (defOf(before).type === "transform") return fieldsOf(after);
  return defOf(after).type === "transform" ? fieldsOf(before) : schema;
}

const mayBeMissing = (schema: z.ZodMiniType): boolean => {
  const { type, in: before } = defOf(schema);
  return type === "catch" || (type === "pipe" && before !== undefined && mayBeMissing(before));
};

/** The response that the provider has to send: fields that the client can do without are optional, rows not null. */
export function jsonSchemaOf(schema: z.ZodMiniType): Json {
  const { $schema: _schema, ...json } = z.toJSONSchema(fieldsOf(schema), {
    io: "input",
    unrepresentable: "any",
    override({ zodSchema, jsonSchema }) {
      const { shape } = defOf(zodSchema as unknown as z.ZodMiniType);
      delete jsonSchema.default;
      if (zodSchema === pdfText)
        Object.assign(jsonSchema, { contentEncoding: "base64", contentMediaType: "application/pdf" });
      if (zodSchema === integerMinutes) jsonSchema.type = "integer";
      const required = jsonSchema.required?.filter((name) => shape?.[name] && !mayBeMissing(shape[name]));
      if (shape) jsonSchema.required = required;
      if (required?.length === 0) delete jsonSchema.required;
      const row = jsonSchema.items;
      if (typeof row === "object" && !Array.isArray(row) && Array.isArray(row.anyOf)) {
        const [only, ...others] = row.anyOf.filter((option) => typeof option === "object" && option.type !== "null");
        if (only && others.length === 0) jsonSchema.items = only;
      }
    },
  });
  return json;
}

/** Responses that group their fields under one name; `beside` lists the fields next to it (API-40, APIS-16). */
const together: Partial<Record<CallName, { under: string; beside: readonly string[] }>> = {
  validateInvitation: { under: "userData", beside: ["sessionToken"] },
  joinGroup: { under: "group", beside: [] },
};

/** The fields of a response, under `data` or at the top level. */
export function answerSchemaOf(name: CallName): Json {
  const flat = jsonSchemaOf(calls[name].answer);
  const nesting = together[name];
  if (!nesting) return flat;
  const { under, beside } = nesting;
  const isBeside = (field: string): boolean => beside.includes(field);
  const required = (flat.required ?? []) as string[];
  const fields = Object.entries(flat.properties as Json);
  const inner = required.filter((field) => !isBeside(field));
  return {
    type: "object",
    properties: {
      [under]: {
        type: "object",
        properties: Object.fromEntries(fields.filter(([field]) => !isBeside(field))),
        ...(inner.length > 0 && { required: inner }),
      },
      ...Object.fromEntries(fields.filter(([field]) => isBeside(field))),
    },
    required: [under, ...required.filter(isBeside)],
  };
}
