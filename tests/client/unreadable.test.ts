import { expect, test } from "vitest";
import type { SessionClient } from "#app/client/client.ts";
import { loadForm, saveForm } from "#app/features/contract/contractDataApi.ts";
import { eventStatusQuery, savePage } from "#app/features/day/eventStatusApi.ts";
import { financialQuery, payrollQuery, saveFinancial, savePayroll } from "#app/features/payroll/payrollApi.ts";
import { createQueries } from "#app/shell/queryClient.ts";
import { validateContractData } from "#src/model/contract/contract.ts";
import { tidyFinancial, tidyPayroll, validateFinancial, validatePayroll } from "#src/model/payroll/payrollRules.ts";
import { financialOfMilica, payrollOfMilica } from "#src/people/payroll.ts";
import { people } from "#src/people/people.ts";
import { json, start } from "#tests/client/stubs.ts";

const { extraId } = people.amira;
const isFree = (problems: object) => Object.keys(problems).length === 0;

/** Each form: its stored values, all filled in, and a save without changes. */
const forms: readonly { name: string; stored: object; resave: (client: SessionClient) => Promise<void> }[] = [
  {
    name: "payroll",
    stored: { ...tidyPayroll(payrollOfMilica), churchTax: true },
    async resave(client) {
      const { form } = await createQueries().fetchQuery(payrollQuery({ client, extraId }));
      if (isFree(validatePayroll(form))) await savePayroll({ client, extraId }, tidyPayroll(form));
    },
  },
  {
    name: "financial",
    stored: tidyFinancial(financialOfMilica),
    async resave(client) {
      const { form } = await createQueries().fetchQuery(financialQuery({ client, extraId }));
      if (form && isFree(validateFinancial(form))) await saveFinancial({ client, extraId }, tidyFinancial(form));
    },
  },
  {
    name: "contract data",
    stored: {
      employment_type: "Student",
      employment_document: { name: "Vertrag.pdf", type: "application/pdf", content: "JVBERi0xLjcK" },
    },
    async resave(client) {
      const form = await loadForm({ client, extraId });
      if (form && isFree(validateContractData(form))) await saveForm({ client, extraId }, form, () => {});
    },
  },
  {
    name: "event status",
    stored: {
      title: "Probe",
      date: "2026-11-23",
      startTime: "08:00",
      endTime: "13:30",
      location: "Terminal 3",
      description: "Ablauf",
      status: "open",
      tasks: [{ id: "1", title: "Ankommen", description: "Am Gate", duration: 30 }],
    },
    async resave(client) {
      const page = await createQueries().fetchQuery(eventStatusQuery({ client, extraId }, "501"));
      await savePage({ client, extraId }, "501", page);
    },
  },
];

type Path = readonly string[];

const isNested = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

const pathsIn = (value: unknown, path: Path = []): Path[] =>
  isNested(value) ? Object.keys(value).flatMap((key) => [[...path, key], ...pathsIn(value[key], [...path, key])]) : [];

const at = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((found, key) => (isNested(found) ? found[key] : undefined), value);

function withValue(source: object, path: Path, value: unknown): object {
  const copy = structuredClone(source);
  const parent = at(copy, path.slice(0, -1));
  if (isNested(parent)) parent[path.at(-1) ?? ""] = value;
  return copy;
}

const isBlank = (value: unknown): boolean =>
  [value === "", value === 0, value === false, value === null, isEmptyList(value)].includes(true);
const isEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length === 0;

const unreadable = [{}, { value: 1 }, [1], "?!", "%%%"];

/** The value that each field was sent with, if it differs from the stored one. */
async function blanked({ stored, resave }: (typeof forms)[number]): Promise<unknown[]> {
  const found: unknown[] = [];
  for (const path of pathsIn(stored))
    for (const value of unreadable) {
      const record = withValue(stored, path, value);
      const { client, requests } = start(() =>
        json({ success: true, data: { ...record, is_saved: true, form: record } }),
      );
      await resave(client).catch(() => undefined);
      for (const { method, body } of requests) {
        const prefixes = path.map((_, end) => path.slice(0, end + 1));
        if (method === "PUT")
          found.push(...prefixes.filter((prefix) => isBlank(at(body, prefix))).map((prefix) => [prefix, value]));
      }
    }
  return found;
}

test.each(forms)("$name: all of it is sent back where all can be read", async ({ stored, resave }) => {
  const { client, requests } = start(() => json({ success: true, data: { ...stored, is_saved: true, form: stored } }));
  await resave(client);
  expect(requests.filter(({ method }) => method === "PUT").map(({ body }) => body)).toEqual([stored]);
});

test.each(forms)("$name: what cannot be read of it is not sent back as nothing (N4, P31)", async (form) =>
  expect(await blanked(form)).toEqual([]),
);
