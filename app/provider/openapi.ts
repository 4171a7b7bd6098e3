import * as z from "zod/mini";
import type { Call } from "#app/provider/contract/defineCall.ts";
import { contract, type CallName } from "#app/provider/contract.ts";
import { descriptions } from "#app/provider/descriptions.ts";

type Json = { [key: string]: unknown };
type Def = { type: string; in?: z.ZodMiniType; out?: z.ZodMiniType; shape?: Record<string, z.ZodMiniType> };

const defOf = (schema: z.ZodMiniType): Def => schema.def;

/** The schema of the fields themselves, without the step that takes them out of `data` and the one that tidies rows. */
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

/** What the provider has to send: fields that the client can do without are optional, rows are never null. */
function jsonSchemaOf(schema: z.ZodMiniType): Json {
  const { $schema: _schema, ...json } = z.toJSONSchema(fieldsOf(schema), {
    io: "input",
    unrepresentable: "any",
    override({ zodSchema, jsonSchema }) {
      const { shape } = defOf(zodSchema as unknown as z.ZodMiniType);
      delete jsonSchema.default;
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

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const asJson = (schema: Json) => ({ "application/json": { schema } });

const failure = {
  type: "object",
  description:
    "At least one of `error` and `message`. An `error` in capitals is a code; then `message` is what people read.",
  properties: {
    success: { const: false },
    error: { type: "string", examples: ["TOKEN_EXPIRED"] },
    message: { type: "string" },
    remainingSeconds: { type: "integer", minimum: 0, maximum: 3600 },
    email: { type: "string" },
  },
};

const pathParameters = (path: string): Json[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: "path",
    required: true,
    schema: { type: "string" },
  }));

const queryParameters = (row: Call): Json[] => {
  const { properties = {}, required = [] } = row.query ? jsonSchemaOf(row.query) : {};
  return Object.entries(properties as Json).map(([name, schema]) => ({
    name,
    in: "query",
    required: (required as string[]).includes(name),
    schema,
  }));
};

function operationOf(row: Call): Json {
  const name = capital(row.name);
  const parameters = [...pathParameters(row.path), ...queryParameters(row)];
  const answer = ref(`${name}Answer`);
  const nested = { type: "object", properties: { data: answer, message: { type: "string" } }, required: ["data"] };
  const refused = (description: string) => ({ description, content: asJson(ref("Failure")) });
  const security = { never: [], ifStored: [{ bearer: [] }, {}], required: [{ bearer: [] }] }[row.bearer];
  return {
    operationId: row.name,
    summary: descriptions[row.name as CallName],
    tags: [row.area],
    security,
    ...(parameters.length > 0 && { parameters }),
    ...(row.request && { requestBody: { required: true, content: asJson(ref(`${name}Request`)) } }),
    responses: {
      "200": { description: "Done.", content: asJson({ anyOf: [nested, answer] }) },
      ...(row.refreshOn401 && { "401": refused("The access token is not valid; the client refreshes once.") }),
      default: refused("Refused."),
    },
  };
}

/** The contract as an OpenAPI 3.1 document, for whoever builds the provider. */
export function openApiDocument(): Json {
  // In the order of the descriptions: the order of a module's exports is another one in each tool.
  const rows = (Object.keys(descriptions) as CallName[]).map((name): Call => contract[name]);
  const paths: Record<string, Json> = {};
  const schemas: Json = { Failure: failure };
  for (const row of rows) {
    paths[row.path] = { ...paths[row.path], [row.method.toLowerCase()]: operationOf(row) };
    schemas[`${capital(row.name)}Answer`] = jsonSchemaOf(row.answer);
    if (row.request) schemas[`${capital(row.name)}Request`] = jsonSchemaOf(row.request);
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Gangway provider",
      version: "1",
      description:
        "The thirty calls that the app makes. Every 2xx without `success: false` is a yes. Fields may stand under `data` or at the top; `data` wins. Unknown fields pass.",
    },
    servers: [{ url: "/api" }],
    paths,
    components: {
      schemas,
      securitySchemes: { bearer: { type: "http", scheme: "bearer" } },
    },
  };
}
