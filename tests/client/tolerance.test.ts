import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { CallName } from "#app/client/calls.ts";
import { answerSchemaOf } from "#app/client/documentSchemas.ts";
import { financialOfMilica, payrollSample } from "#src/people/payroll.ts";
import { samples } from "#tests/client/samples.ts";
import { CALL_NAMES, json, start } from "#tests/client/stubs.ts";
import { RUNS } from "#tests/runs.ts";

type Json = Record<string, unknown>;
const valueOf = async (name: CallName, body: unknown): Promise<unknown> => {
  const result = await start(() => json(body)).make(name);
  return result.ok ? result.value : result.apiError.code;
};
const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);

test("every answer is read the same bare and under data (N2, C-43)", async () => {
  for (const name of CALL_NAMES) {
    const body = samples[name].answer;
    const inner = isObject(body) && body.data !== undefined ? body.data : body;
    expect([name, await valueOf(name, { data: inner })]).toEqual([name, await valueOf(name, inner)]);
  }
});

/** Adds unknown fields at every depth; records keep unknown fields, so the comparison leaves them out. */
const withExtras = (value: unknown, extra: unknown): unknown => {
  if (Array.isArray(value)) return value.map((entry) => withExtras(entry, extra));
  if (!isObject(value)) return value;
  return {
    ...Object.fromEntries(Object.entries(value).map(([key, field]) => [key, withExtras(field, extra)])),
    zz: extra,
  };
};
const withoutExtras = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value ?? null, (key, field: unknown) => (key === "zz" ? undefined : field)));

test(`unknown fields change nothing, in ${RUNS} answers (N2)`, async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...CALL_NAMES), fc.jsonValue(), async (name, extra) => {
      const body = samples[name].answer;
      const plain = withoutExtras(await valueOf(name, body));
      expect(withoutExtras(await valueOf(name, withExtras(body, extra)))).toEqual(plain);
    }),
    { numRuns: RUNS },
  );
});

/** Every path in a value. */
const paths = (value: unknown, path: string[] = []): string[][] => [
  path,
  ...(typeof value === "object" && value !== null
    ? Object.entries(value).flatMap(([key, field]) => paths(field, [...path, key]))
    : []),
];
const replaced = (value: unknown, [key, ...rest]: string[], by: unknown): unknown => {
  if (key === undefined) return by;
  if (Array.isArray(value))
    return value.map((entry, index) => (String(index) === key ? replaced(entry, rest, by) : entry));
  return isObject(value) ? { ...value, [key]: replaced(value[key], rest, by) } : value;
};

test(`with any value in any field nothing is thrown and values keep their types: ${RUNS} answers (N2, N1)`, async () => {
  const mutated = fc.constantFrom(...CALL_NAMES).chain((name) =>
    fc.record({
      name: fc.constant(name),
      path: fc.constantFrom(...paths(samples[name].answer)),
      by: fc.oneof(
        fc.jsonValue(),
        fc.constantFrom<unknown>(null, undefined, "", "7", 7, true, [], {}, Number.MAX_VALUE),
      ),
    }),
  );
  await fc.assert(
    fc.asyncProperty(mutated, async ({ name, path, by }) => {
      const body = replaced(samples[name].answer, path, by);
      const result = await start(() => new Response(JSON.stringify(body) ?? "")).make(name);
      const read = result.ok ? shapeOf(result.value, name) : result.apiError.code;
      expect([true, "malformed", "refused", "rate-limited"]).toContain(read);
    }),
    { numRuns: RUNS },
  );
});
const shapeOf = (value: unknown, name: CallName): boolean => {
  if (value === null) return name === "currentGroup";
  return (
    isObject(value) &&
    Object.entries(samples[name].reliedOn ?? {}).every(([field, type]) => type.split("|").includes(typeof value[field]))
  );
};

test("numbers arrive as text and text as numbers, ids as they are (N2, C-72)", async () => {
  expect(await valueOf("checkEmail", { status: "verified", extraId: 7 })).toMatchObject({ extraId: 7 });
  const event = { event_id: "1", event_date: "2026-12-01", extra_required: "5", extra_booked: "2" };
  expect(await valueOf("getAvailableEvents", [event])).toMatchObject({
    rows: [{ extra_required: 5, extra_booked: 2 }],
  });
  expect(
    await valueOf("previewGroup", { group: { name: "V", group_code: 1234567 }, affected_events: {} }),
  ).toMatchObject({
    group: { group_code: "01234567" },
  });
});

const SPELLINGS = [
  [true, [1, "1", "true", "True", "yes", "ja", "t"]],
  [false, [0, "0", "false", "False", "no", "nein", "f"]],
] as const;

test("every flag of every call is read the same in any spelling (N2)", async () => {
  const flags = CALL_NAMES.flatMap((name) => {
    const { answer } = samples[name];
    const isFlag = (path: string[]) => typeof path.reduce((value, key) => (value as Json)[key], answer) === "boolean";
    return paths(answer)
      .filter(isFlag)
      .map((path) => ({ name, answer, path }));
  });
  const covered = new Set(flags.map(({ name, path }) => `${name} ${path.at(-1)}`));
  const expected = CALL_NAMES.flatMap((name) => flagsIn(answerSchemaOf(name)).map((flag) => `${name} ${flag}`));
  expect(expected.filter((flag) => !covered.has(flag))).toEqual([]);
  for (const { name, answer, path } of flags) {
    for (const [plain, spelled] of SPELLINGS) {
      const read = async (value: unknown) => [name, path, await valueOf(name, replaced(answer, path, value))];
      for (const value of spelled) expect(await read(value)).toEqual(await read(plain));
    }
  }
});

/** Names of the boolean fields in the contract. */
function flagsIn(schema: Json): string[] {
  const { properties, items, anyOf } = schema as { properties?: Json; items?: Json; anyOf?: Json[] };
  return [
    ...Object.entries(properties ?? {}).flatMap(([name, field]) => {
      const { type, anyOf: options = [] } = field as { type?: string | string[]; anyOf?: Json[] };
      const isFlag = [type, ...options.map((option) => option.type)].flat().includes("boolean");
      return [...(isFlag && name !== "healthCertificate" ? [name] : []), ...flagsIn(field as Json)];
    }),
    ...(items ? flagsIn(items) : []),
    ...(anyOf ?? []).flatMap(flagsIn),
  ];
}

test("an unclear value grants no right (N2)", async () => {
  const event = { event_id: 1, event_date: "2026-12-01", event_status: "booked", extra_id: 7 };
  const available = { ...event, applied: "perhaps", can_withdraw: "perhaps", application_status: "paused" };
  expect(await valueOf("getAvailableEvents", [available])).toMatchObject({
    rows: [{ applied: true, can_withdraw: false, application_status: "other" }],
  });
  expect(await valueOf("getExtraEvents", [{ ...event, can_cancel: "perhaps" }])).toMatchObject({
    rows: [{ can_cancel: false }],
  });
  expect(await valueOf("inviteToGroup", { data: { userAdded: "perhaps", emailSent: 2 } })).toEqual({
    userAdded: false,
    emailSent: false,
  });
});

test("an ID check with unknown values is not done, and its cost is up to the provider (N2, D-19, P27)", async () => {
  const odd = { status: "under_review", replacements_remaining: "many", upload_date: "heute", capture_id: [1] };
  expect(await valueOf("getIdDocument", odd)).toEqual({
    status: "Pending",
    replacements_remaining: 2,
    upload_date: null,
    capture_id: "",
  });
  expect(await valueOf("uploadIdPhoto", odd)).toBe("malformed");
  const spelled = { status: "Completed", replacements_remaining: "1", upload_date: "20.11.2026 12:00:00" };
  expect(await valueOf("uploadIdPhoto", { data: spelled })).toEqual({
    status: "Completed",
    replacements_remaining: 1,
    upload_date: "2026-11-20T11:00:00.000Z",
    capture_id: "",
  });
  for (const verdict of [null, "maybe", {}])
    expect(await valueOf("verifyIdData", { validierung_erfolgreich: verdict })).toBe("malformed");
});

test("only a clear yes makes example data of a payroll form (N2, D-26, P35)", async () => {
  const answer = (fields: Json) =>
    valueOf("getPayrollData", { data: { is_saved: false, form: payrollSample, ...fields } });
  for (const is_sample of [true, 1, "true"]) expect(await answer({ is_sample })).toMatchObject({ is_sample: true });
  for (const is_sample of [false, null, "perhaps", {}, undefined])
    expect(await answer({ is_sample })).toMatchObject({ is_sample: false });
});

test("one invalid field of a saved form does not hide the others, and a missing saved flag is no answer (N2, N3)", async () => {
  const form = { ...financialOfMilica, religion: ["none"] };
  expect(await valueOf("getFinancialData", { is_saved: "1", form })).toEqual({
    is_saved: true,
    form: { ...financialOfMilica, religion: "" },
  });
  expect(await valueOf("getFinancialData", { is_saved: true, form: "kept" })).toEqual({ is_saved: true, form: null });
  for (const is_saved of [undefined, null, "perhaps"])
    expect(await valueOf("getFinancialData", { is_saved, form })).toBe("malformed");
});

const LISTS: [name: CallName, good: Json][] = [
  ["getCountries", { nationality: "Deutsch" }],
  ["getExtraEvents", { event_id: 1, event_date: "2026-12-01", event_status: "booked", extra_id: 7 }],
  ["getAvailableEvents", { event_id: 1, event_date: "2026-12-01", applied: false }],
  ["getStaffList", { id: "staff-7", name: "Noor Grimm" }],
];

test.each(LISTS)("%s: one bad row does not hide the others, and is counted (N3)", async (name, good) => {
  for (const bad of [null, 7, "x", [], {}, { nationality: {}, event_id: {} }]) {
    const listing = (await valueOf(name, { data: [good, bad, { ...good, id: "other" }] })) as {
      rows: unknown[];
      unreadable: number;
    };
    expect([listing.rows.length, listing.unreadable]).toEqual([2, 1]);
  }
  expect(await valueOf(name, [])).toEqual(name === "getCountries" ? "malformed" : { rows: [], unreadable: 0 });
  expect(await valueOf(name, [{}, 7])).toBe("malformed");
});

test("offered dates of which one is unreadable are an error, so that no choice is saved without it", async () => {
  const date = { id: "1", date: "2026-12-01", displayDate: "", capacity: "", state: "selected-applied" };
  expect(await valueOf("getAvailability", [date])).toEqual({ rows: [date], unreadable: 0 });
  for (const odd of [
    null,
    "x",
    { ...date, id: null },
    { ...date, id: "2", date: "bald" },
    { ...date, id: "2", date: "" },
    date,
  ])
    expect(await valueOf("getAvailability", [date, odd])).toBe("malformed");
});

test("the course of a day with missing or unreadable tasks is an error, so that it is not saved without them", async () => {
  const task = { id: "task-1", title: "Einweisung", description: "", duration: "30" };
  expect(await valueOf("getEventStatus", { tasks: [task] })).toMatchObject({ tasks: [{ ...task, duration: 30 }] });
  expect(await valueOf("getEventStatus", { tasks: [] })).toMatchObject({ tasks: [], title: "" });
  for (const tasks of [undefined, null, "x", [task, null], [task, { ...task, id: undefined }], [task, task]])
    expect(await valueOf("getEventStatus", { title: "Probebetrieb", tasks })).toBe("malformed");
});

test("a bad member does not hide the group or the other members (N3)", async () => {
  const group = { group_id: 3, group_name: "Vorfeld", members: [{ id: 1, name: "A" }, null, 7, { id: 2, name: "B" }] };
  expect(await valueOf("currentGroup", { data: group })).toMatchObject({ members: [{ id: 1 }, { id: 2 }] });
});

test("names like __proto__ and constructor in an answer reach no prototype (N2)", async () => {
  const poison = '{"extra_id":7,"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"data":';
  for (const name of CALL_NAMES) {
    await start(() => new Response(`${poison}{"__proto__":{"polluted":1},"extra_id":7}}`)).make(name);
  }
  expect(({} as { polluted?: number }).polluted).toBeUndefined();
});
