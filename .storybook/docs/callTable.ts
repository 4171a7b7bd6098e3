/** As much of a JSON Schema as the document of the contract uses. */
export type Schema = {
  $ref?: string;
  type?: string | readonly string[];
  const?: unknown;
  enum?: readonly unknown[];
  anyOf?: readonly Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: readonly string[];
};

type Content = {
  content: { "application/json": { example?: unknown; examples?: Record<string, { value: unknown }> } };
};

type Operation = {
  operationId: string;
  "x-status"?: "proposed";
  summary: string;
  security: readonly object[];
  parameters?: readonly { name: string; in: string; example: string | number }[];
  requestBody?: Content;
  responses: Record<string, Content>;
};

export type ApiDocument = {
  info: { description: string };
  paths: Record<string, Record<string, unknown>>;
  components: { schemas: Record<string, unknown> };
};

export type CallRow = {
  name: string;
  isProposed: boolean;
  method: string;
  path: string;
  query: readonly string[];
  summary: string;
  bearer: "nie" | "wenn vorhanden" | "immer";
  request?: Schema | undefined;
  answer?: Schema | undefined;
  /** As they go over the wire. */
  example: { request: string; answer: string; refusals: { status: string; answer: string }[] };
};

function bearerOf(security: readonly object[]): CallRow["bearer"] {
  if (security.length === 0) return "nie";
  return security.some((way) => Object.keys(way).length === 0) ? "wenn vorhanden" : "immer";
}

const jsonOf = (content: Content | undefined) => content?.content["application/json"] ?? {};
const laidOut = (value: unknown): string => JSON.stringify(value, null, 2);

function requestOf(method: string, path: string, operation: Operation): string {
  const { parameters = [], requestBody, security } = operation;
  const valueOf = (name: string) => encodeURIComponent(parameters.find((one) => one.name === name)?.example ?? "");
  const query = parameters.filter((one) => one.in === "query").map(({ name }) => `${name}=${valueOf(name)}`);
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => valueOf(name));
  return [
    `${method} /api${filled}${query.length > 0 ? `?${query.join("&")}` : ""}`,
    ...(bearerOf(security) === "immer" ? ["Authorization: Bearer at_…"] : []),
    ...(requestBody ? ["Content-Type: application/json", "", laidOut(jsonOf(requestBody).example)] : []),
  ].join("\n");
}

/** The calls of an OpenAPI document, one row each. */
export function callRows({ paths, components: { schemas } }: ApiDocument): CallRow[] {
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations as Record<string, Operation>).map(([verb, operation]) => {
      const { operationId: name, summary, security, parameters = [], responses } = operation;
      const method = verb.toUpperCase();
      const part = name.charAt(0).toUpperCase() + name.slice(1);
      return {
        name,
        isProposed: operation["x-status"] === "proposed",
        method,
        path,
        query: parameters.filter((parameter) => parameter.in === "query").map((parameter) => parameter.name),
        summary,
        bearer: bearerOf(security),
        request: schemas[`${part}Request`] as Schema | undefined,
        answer: schemas[`${part}Answer`] as Schema | undefined,
        example: {
          request: requestOf(method, path, operation),
          answer: laidOut(jsonOf(responses["2XX"]).example),
          refusals: Object.entries(jsonOf(responses["default"]).examples ?? {}).map(([status, { value }]) => ({
            status,
            answer: laidOut(value),
          })),
        },
      };
    }),
  );
}

const words: Record<string, string> = {
  string: "Text",
  number: "Zahl",
  integer: "ganze Zahl",
  boolean: "ja/nein",
  null: "leer",
  array: "Liste",
  object: "Objekt",
};

/** The type of a schema, in a few words. */
export function kindOf(schema: Schema): string {
  if (schema.$ref) return schema.$ref.replace(/^.*\//, "");
  if ("const" in schema) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
  if (schema.anyOf) return [...new Set(schema.anyOf.map(kindOf))].join(" oder ");
  if (schema.items) return `Liste von ${kindOf(schema.items)}`;
  const types = [schema.type ?? []].flat();
  return types.length === 0 ? "beliebig" : types.map((type) => words[type] ?? type).join(" oder ");
}

export type FieldRow = { name: string; kind: string; isRequired: boolean; depth: number };

/** Every field of an object, those of objects and lists inside it one step deeper. */
export function fieldsOf(schema: Schema, depth = 0): FieldRow[] {
  const { properties = {}, required = [], items, anyOf = [] } = schema;
  const own = Object.entries(properties).flatMap(([name, field]) => [
    { name, kind: kindOf(field), isRequired: required.includes(name), depth },
    ...fieldsOf(field, depth + 1),
  ]);
  return [...own, ...(items ? fieldsOf(items, depth) : []), ...anyOf.flatMap((option) => fieldsOf(option, depth))];
}
