import { calls, type CallName } from "#app/client/calls.ts";
import { answerSchemaOf, type Json } from "#app/client/documentSchemas.ts";

/** Where a text stands in an answer; `*` is every row of a list. */
export type FieldPath = readonly string[];

const isRecord = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function textsIn(schema: Json, path: FieldPath): FieldPath[] {
  const options = (schema.anyOf ?? schema.oneOf ?? []) as Json[];
  const types = [schema.type ?? (options.length > 0 ? [] : "any")].flat();
  return [
    ...options.flatMap((option) => textsIn(option, path)),
    ...Object.entries((schema.properties ?? {}) as Json).flatMap(([name, field]) =>
      textsIn(field as Json, [...path, name]),
    ),
    ...(isRecord(schema.items) ? textsIn(schema.items, [...path, "*"]) : []),
    ...(types.some((type) => type === "string" || (type === "any" && !schema.properties)) ? [path] : []),
  ];
}

/** What any answer may say besides its fields: a sentence for the person, and a code. */
const SAID: readonly FieldPath[] = [["message"], ["error"]];

/** Every field of a call's answers that may be a text, as the contract has them: a new one is among them by itself. */
export function textFields(call: CallName): FieldPath[] {
  const found = new Map([...textsIn(answerSchemaOf(call), []), ...SAID].map((path) => [path.join("."), path]));
  found.delete("");
  return [...found.values()];
}

/** The call of the contract that a request is. */
export function callOf({ method, url }: Request): CallName | undefined {
  const { pathname } = new URL(url);
  return (Object.keys(calls) as CallName[]).find((name) => {
    const row = calls[name];
    const pattern = row.path.replaceAll(/\{\w+\}/g, "[^/]+");
    return row.method === method && new RegExp(`^/api${pattern}$`).test(pathname);
  });
}

function put(value: unknown, [name, ...rest]: FieldPath, text: string): unknown {
  if (name === undefined) return text;
  if (name === "*") return Array.isArray(value) ? value.map((row) => put(row, rest, text)) : value;
  // As JSON has it: `__proto__` is a name like any other.
  return isRecord(value) ? { ...value, [name]: put(value[name], rest, text) } : value;
}

/** The body with these texts in it, wherever the stand-in keeps its fields. */
export function withTexts(body: unknown, texts: readonly (readonly [FieldPath, string])[]): unknown {
  return texts.reduce((changed, [path, text]) => {
    if (!isRecord(changed) || SAID.some(([said]) => path.length === 1 && path[0] === said))
      return put(changed, path, text);
    return "data" in changed ? { ...changed, data: put(changed.data, path, text) } : put(changed, path, text);
  }, body);
}
