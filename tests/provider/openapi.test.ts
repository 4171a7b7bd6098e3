import { readFileSync } from "node:fs";
import { Validator } from "@seriousme/openapi-schema-validator";
import { expect, test } from "vitest";
import { contract } from "#app/provider/contract.ts";
import { openApiDocument } from "#app/provider/openapi.ts";
import { OPENAPI_FILE, openApiText } from "#tests/checks/openapi.ts";
import { CALL_NAMES } from "#tests/provider/stubs.ts";

type Operation = { operationId: string; summary: string; security: object[] };
const document = openApiDocument() as {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, { properties?: object; required?: string[] }> };
};

test("the committed document is the one that the contract gives", async () => {
  expect(readFileSync(OPENAPI_FILE, "utf8")).toBe(await openApiText());
});

test("it is valid OpenAPI 3.1", async () => {
  const validator = new Validator();
  expect(await validator.validate(structuredClone(document))).toEqual({ valid: true });
  expect(validator.version).toBe("3.1");
});

test("each of the thirty calls is one operation, with its token rule and a sentence", () => {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  expect(operations.map(({ operation }) => operation.operationId).toSorted()).toEqual([...CALL_NAMES].toSorted());
  for (const { path, method, operation } of operations) {
    const row = contract[operation.operationId as keyof typeof contract];
    expect([path, method.toUpperCase()]).toEqual([row.path, row.method]);
    expect(operation.security).toEqual(
      { never: [], ifStored: [{ bearer: [] }, {}], required: [{ bearer: [] }] }[row.bearer],
    );
    expect(operation.summary.length).toBeGreaterThan(10);
  }
});

test("a field that the client can do without is not demanded of the provider", () => {
  const { LoginAnswer, ValidateInvitationAnswer, GetCountriesAnswer } = document.components.schemas;
  expect(LoginAnswer?.required).toEqual(["accessToken"]);
  expect(ValidateInvitationAnswer?.required).toEqual(["email", "extraId", "sessionToken"]);
  expect(GetCountriesAnswer).toMatchObject({ type: "array", items: { type: "object" } });
});
