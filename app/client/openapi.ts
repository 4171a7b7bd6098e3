import type { Call } from "#app/client/calls/defineCall.ts";
import { calls, type CallName } from "#app/client/calls.ts";
import { answerSchemaOf, jsonSchemaOf, type Json } from "#app/client/documentSchemas.ts";
import { descriptions } from "#app/client/descriptions.ts";

/** An accepted and a refused request with their responses. Refused requests may lack required fields. */
export type CallExample = {
  params: Json;
  query: Json;
  body: unknown;
  answer: unknown;
  apiError: { status: number; answer: unknown };
};

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const asJson = (schema: Json, shown: Json = {}) => ({ "application/json": { schema, ...shown } });

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

const pathParameters = (path: string, values: Json): Json[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => ({
    name,
    in: "path",
    required: true,
    schema: { type: "string" },
    example: values[name],
  }));

const queryParameters = (row: Call, values: Json): Json[] => {
  const { properties = {}, required = [] } = row.query ? jsonSchemaOf(row.query) : {};
  return Object.entries(properties as Json).map(([name, schema]) => ({
    name,
    in: "query",
    required: (required as string[]).includes(name),
    schema,
    example: values[name],
  }));
};

function operationOf(row: Call, { params, query, body, answer: providerMessage, apiError }: CallExample): Json {
  const name = capital(row.name);
  const parameters = [...pathParameters(row.path, params), ...queryParameters(row, query)];
  const answer = ref(`${name}Answer`);
  const nested = { type: "object", properties: { data: answer, message: { type: "string" } }, required: ["data"] };
  const refused = (description: string, shown?: Json) => ({ description, content: asJson(ref("Failure"), shown) });
  const security = { never: [], ifStored: [{ bearer: [] }, {}], required: [{ bearer: [] }] }[row.bearer];
  return {
    operationId: row.name,
    ...(row.offer && { "x-status": "proposed" }),
    summary: descriptions[row.name as CallName],
    tags: [row.offer ? `proposed: ${row.offer}` : row.area],
    security,
    ...(parameters.length > 0 && { parameters }),
    ...(row.request && { requestBody: { required: true, content: asJson(ref(`${name}Request`), { example: body }) } }),
    responses: {
      "2XX": { description: "Done.", content: asJson({ anyOf: [nested, answer] }, { example: providerMessage }) },
      ...(row.refreshOn401 && { "401": refused("The access token is not valid; the client refreshes once.") }),
      default: refused("Refused.", { examples: { [apiError.status]: { value: apiError.answer } } }),
    },
  };
}

/** The contract as an OpenAPI 3.1 document with an example of each call, for developers of the provider. */
export function openApiDocument(examples: Record<CallName, CallExample>): Json {
  // In the order of the descriptions: the order of a module's exports differs between tools.
  const names = Object.keys(descriptions) as CallName[];
  const paths: Record<string, Json> = {};
  const schemas: Json = { Failure: failure };
  for (const name of names) {
    const row: Call = calls[name];
    paths[row.path] = { ...paths[row.path], [row.method.toLowerCase()]: operationOf(row, examples[name]) };
    schemas[`${capital(row.name)}Answer`] = answerSchemaOf(name);
    if (row.request) schemas[`${capital(row.name)}Request`] = jsonSchemaOf(row.request);
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Gangway provider",
      version: "1",
      description:
        "The calls that the app makes. Those marked `x-status: proposed` are not agreed yet; a provider without them answers 404, 405 or 501. Every 2xx without `success: false` is a yes. An empty list may also be `null` or come as 204. Fields may stand under `data` or at the top; `data` wins. Unknown fields pass. Answers hold personal data: send `Cache-Control: no-store`; the app asks past every cache, without cookies and takes none.",
    },
    servers: [{ url: "/api" }],
    paths,
    components: {
      schemas,
      securitySchemes: { bearer: { type: "http", scheme: "bearer" } },
    },
  };
}
