import { readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import { expect, test } from "vitest";
import type { Call } from "#app/client/calls/defineCall.ts";
import { calls } from "#app/client/calls.ts";
import { answerSchemaOf } from "#app/client/documentSchemas.ts";
import { openApiFaults, OPENAPI_FILE, openApiText } from "#tests/checks/openapi.ts";
import { CALL_NAMES, json, start } from "#tests/client/stubs.ts";
import { readRows } from "#workbench/spec/rows.ts";

type Content = { "application/json": { schema: object; example?: unknown; examples?: Record<string, Example> } };
type Example = { value: Record<string, unknown> };
type Parameter = { name: string; schema: object; example: unknown };
type Operation = {
  operationId: string;
  "x-status"?: "proposed";
  summary: string;
  security: object[];
  parameters?: Parameter[];
  requestBody?: { content: Content };
  responses: Record<string, { content: Content }>;
};

const document = JSON.parse(readFileSync(OPENAPI_FILE, "utf8")) as {
  info: object;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, { properties?: object; required?: string[] }> };
};
const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);

test("the committed document matches the contract and the mock provider", async () => {
  expect(readFileSync(OPENAPI_FILE, "utf8")).toBe(await openApiText());
});

const given = readRows().filter(({ text }) => text.startsWith("Extra: "));

test.each(given.map(({ id, text }) => [id, /`(\w+)`/.exec(text)?.[1] ?? ""] as const))(
  "%s: the contract names %s of a record, and the client hands it on as it came (ENT-19..42, N4)",
  async (_row, field) => {
    expect(answerSchemaOf("getExtra")).toHaveProperty(["properties", field]);
    const record = { extra_id: 7, [field]: "7" };
    const { make } = start(() => json({ data: record }));
    expect(await make("getExtra")).toMatchObject({ ok: true, value: record });
  },
);

test("no answer takes a yes or no in one spelling only (N2)", () => {
  const alone = (schema: unknown, path: string): string[] => {
    if (typeof schema !== "object" || schema === null) return [];
    const own = "type" in schema && schema.type === "boolean" ? [path] : [];
    return [...own, ...Object.entries(schema).flatMap(([key, inner]) => alone(inner, `${path}.${key}`))];
  };
  expect(CALL_NAMES.flatMap((name) => alone(answerSchemaOf(name), name))).toEqual([]);
});

test("it is valid OpenAPI 3.1 for two validators", async () => {
  expect(await openApiFaults(document)).toEqual({ seriousme: [], readme: [] });
});

test("a document without its kind is a fault for both", async () => {
  const { info: _info, ...broken } = document;
  const { seriousme, readme } = await openApiFaults(broken);
  expect(seriousme.join()).toContain("info");
  expect(readme.join()).toContain("info");
});

test("a duplicate operation name is a fault, though each operation matches the schema", async () => {
  const broken = structuredClone(document);
  broken.paths["/auth/login"]!.post!.operationId = "checkEmail";
  const { readme } = await openApiFaults(broken);
  expect(readme.join("\n")).toMatch(/checkEmail/);
});

test("each call is one operation, with its token rule, a sentence, and whether it is only proposed", () => {
  expect(operations.map(({ operation }) => operation.operationId).toSorted()).toEqual([...CALL_NAMES].toSorted());
  for (const { path, method, operation } of operations) {
    const row = calls[operation.operationId as keyof typeof calls];
    expect([path, method.toUpperCase()]).toEqual([row.path, row.method]);
    expect(operation["x-status"]).toBe("offer" in row ? "proposed" : undefined);
    expect(operation.security).toEqual(
      { never: [], ifStored: [{ bearer: [] }, {}], required: [{ bearer: [] }] }[row.bearer],
    );
    expect(operation.summary.length).toBeGreaterThan(10);
  }
});

const ajv = new Ajv2020({ strict: false, allErrors: true }).addSchema(document, "api");
const faultsOf = (schema: object, value: unknown) => {
  const absolute = JSON.stringify(schema).replaceAll('"#/', '"api#/');
  return ajv.validate(JSON.parse(absolute) as object, value) ? [] : ajv.errorsText();
};
const answerOf = ({ responses }: Operation) => responses["2XX"]!.content["application/json"];
const refusalsOf = ({ responses }: Operation) => responses.default!.content["application/json"];

test.each(operations.map(({ operation }) => [operation.operationId, operation] as const))(
  "the examples of %s match its schemas, and an invalid one is reported",
  (name, operation) => {
    for (const { schema, example } of operation.parameters ?? []) {
      expect(example).toBeDefined();
      expect(faultsOf(schema, example)).toEqual([]);
    }
    const request = operation.requestBody?.content["application/json"];
    expect(request ? faultsOf(request.schema, request.example) : []).toEqual([]);

    const { schema, example } = answerOf(operation);
    expect(faultsOf(schema, example)).toEqual([]);
    const { data = example } = example as { data?: unknown };
    expect(faultsOf({ $ref: `#/components/schemas/${capital(name)}Answer` }, data)).toEqual([]);
    expect(faultsOf(schema, 4711)).not.toEqual([]);

    const { schema: failure, examples = {} } = refusalsOf(operation);
    const refusals = Object.entries(examples);
    expect(refusals.map(([status]) => status)).toEqual([expect.stringMatching(/^4\d\d$/)]);
    for (const [, { value }] of refusals) {
      expect(faultsOf(failure, value)).toEqual([]);
      expect(value).toMatchObject({ success: false, message: expect.any(String) });
    }
  },
);

test("the client reads every example as a yes", () => {
  for (const { operation } of operations) {
    const row: Call = calls[operation.operationId as keyof typeof calls];
    const { example } = answerOf(operation);
    expect([operation.operationId, row.answer.safeParse(example).error]).toEqual([operation.operationId, undefined]);
  }
});

test("an example without a field that the schema requires is found", () => {
  const login = operations.find(({ operation }) => operation.operationId === "login")!.operation;
  expect(faultsOf(answerOf(login).schema, { success: true, data: { refreshToken: "rt" } })).toContain("accessToken");
  expect(faultsOf(login.requestBody!.content["application/json"].schema, { email: "a@example.de" })).toContain(
    "password",
  );
});

test("a field that the client can do without is not demanded of the provider", () => {
  const { LoginAnswer, ValidateInvitationAnswer, GetCountriesAnswer } = document.components.schemas;
  expect(LoginAnswer?.required).toEqual(["accessToken"]);
  expect(ValidateInvitationAnswer?.required).toEqual(["userData", "sessionToken"]);
  expect(ValidateInvitationAnswer?.properties).toMatchObject({ userData: { required: ["email", "extraId"] } });
  expect(GetCountriesAnswer).toMatchObject({ type: "array", items: { type: "object" } });
});
