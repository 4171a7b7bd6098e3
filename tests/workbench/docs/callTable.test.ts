import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { calls } from "#app/client/calls.ts";
import { OPENAPI_FILE } from "#tests/checks/openapi.ts";
import { callGroups } from "#workbench/docs/callGroups.ts";
import { callRows, type ApiDocument } from "#workbench/docs/callTable.ts";

const rows = callRows(JSON.parse(readFileSync(OPENAPI_FILE, "utf8")) as ApiDocument);
const row = (name: string) => rows.find((one) => one.name === name);

test("each call has an example of a question, a yes and a no", () => {
  expect(rows.map(({ name }) => name).toSorted()).toEqual(Object.keys(calls).toSorted());
  for (const { method, example } of rows) {
    expect(example.request).toMatch(new RegExp(`^${method} /api/`));
    expect(example.request).not.toMatch(/\{\w+\}/);
    expect(JSON.parse(example.answer)).toMatchObject({ success: true });
    expect(example.refusals.map(({ answer }) => JSON.parse(answer) as unknown)).toEqual([
      expect.objectContaining({ success: false }),
    ]);
  }
});

test("a question is as it goes over the wire: path, query, token, body", () => {
  expect(row("getExtraEvents")?.example.request).toBe(
    "GET /api/extra_events/7301?event_type=internal\nAuthorization: Bearer at_…",
  );
  expect(row("checkEmail")?.example.request).toBe(
    'POST /api/auth/check-email\nContent-Type: application/json\n\n{\n  "email": "amira.okonkwo@example.de"\n}',
  );
});

test("every call stands in one group, and none is left over", () => {
  const groups = callGroups(rows);
  expect(groups.map(({ title }) => title)).toEqual([
    "Konto und Anmeldung",
    "Person",
    "Termine",
    "Gruppen",
    "Vorgeschlagen, noch nicht vereinbart",
  ]);
  const names = (group: typeof rows): string[] => group.map(({ name }) => name).toSorted();
  expect(names(groups.flatMap((group) => group.calls))).toEqual(names(rows));
});
