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

type Operation = {
  operationId: string;
  summary: string;
  security: readonly object[];
  parameters?: readonly { name: string; in: string }[];
};

export type ApiDocument = {
  info: { description: string };
  paths: Record<string, Record<string, unknown>>;
  components: { schemas: Record<string, unknown> };
};

export type CallRow = {
  name: string;
  method: string;
  path: string;
  query: readonly string[];
  summary: string;
  bearer: "nie" | "wenn vorhanden" | "immer";
  request?: Schema | undefined;
  answer?: Schema | undefined;
};

function bearerOf(security: readonly object[]): CallRow["bearer"] {
  if (security.length === 0) return "nie";
  return security.some((way) => Object.keys(way).length === 0) ? "wenn vorhanden" : "immer";
}

/** The calls of an OpenAPI document, one row each. */
export function callRows({ paths, components: { schemas } }: ApiDocument): CallRow[] {
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations as Record<string, Operation>).map(([method, operation]) => {
      const { operationId: name, summary, security, parameters = [] } = operation;
      const part = name.charAt(0).toUpperCase() + name.slice(1);
      return {
        name,
        method: method.toUpperCase(),
        path,
        query: parameters.filter((parameter) => parameter.in === "query").map((parameter) => parameter.name),
        summary,
        bearer: bearerOf(security),
        request: schemas[`${part}Request`] as Schema | undefined,
        answer: schemas[`${part}Answer`] as Schema | undefined,
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

/** What kind of value a schema asks for, in a few words. */
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
