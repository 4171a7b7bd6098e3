import { PDFDocument } from "@cantoo/pdf-lib";
import { describe, expect, test } from "vitest";
import type { CallName } from "#app/client/calls.ts";
import { people, type PersonId } from "#src/people/people.ts";
import { startProvider, type Provider } from "#tests/sandbox/provider.ts";
import { textsOfPdf } from "#tests/sandbox/pdfTexts.ts";

/** How long the mock server processes a contract, in seconds. */
const WORK = 20;

async function as(provider: Provider, id: PersonId) {
  const token = (await provider.signIn(id)).accessToken;
  const { extraId } = people[id];
  const call = (name: CallName, more = {}) => provider.call(name, { params: { extraId, ...more }, token });
  const pdfOf = async (file: string) => {
    const { json } = await call("getContractFile", { file });
    return PDFDocument.load(String(json.data.file));
  };
  return {
    contract: async () => (await call("getContract")).json.data,
    status: async () => (await call("getContract")).json.data.status,
    file: async (file: string) => (await call("getContractFile", { file })).status,
    pdfOf,
    textOf: async (file: string) => textsOfPdf(await pdfOf(file)),
    markSent: async () => (await call("markContractSent")).status,
    confirm: async () => (await call("confirmContractReceipt")).status,
    complete: async () => (await call("completeContract")).status,
    startAt: (contract: unknown) =>
      provider.store.change("default", (database) => {
        database.procedures[extraId] = { contract };
      }),
  };
}

test("a contract starts with the download and advances step by step, per user (CONTR-19, CONTR-14, CONTR-20, APIS-26)", async () => {
  const provider = startProvider();
  const [amira, greta] = [await as(provider, "amira"), await as(provider, "greta")];
  expect(await amira.contract()).toEqual({
    status: "download_required",
    has_booked_shifts: true,
    contract_completed: false,
  });
  expect([await amira.markSent(), await amira.confirm(), await amira.complete()]).toEqual([409, 409, 409]);
  expect(await amira.status()).toBe("download_required");

  expect(await amira.file("contract")).toBe(200);
  expect(await amira.status()).toBe("sign_and_send");
  expect(await amira.file("contract")).toBe(200);
  expect(await amira.status()).toBe("sign_and_send");
  expect([await amira.confirm(), await amira.complete()]).toEqual([409, 409]);

  expect(await amira.markSent()).toBe(200);
  expect(await amira.status()).toBe("ucm_processing");
  expect(await amira.confirm()).toBe(409);
  provider.pass(WORK - 1);
  expect(await amira.markSent()).toBe(200);
  expect(await amira.status()).toBe("ucm_processing");
  provider.pass(1);
  expect(await amira.status()).toBe("ucm_ready");

  expect(await amira.complete()).toBe(409);
  expect(await amira.file("provider")).toBe(200);
  expect(await amira.status()).toBe("ucm_ready");
  expect(await amira.confirm()).toBe(200);
  expect(await amira.contract()).toMatchObject({ status: "complete", contract_completed: false });
  expect([await amira.file("contract"), await amira.markSent(), await amira.confirm()]).toEqual([200, 200, 200]);
  expect(await amira.complete()).toBe(200);
  expect(await amira.contract()).toMatchObject({ status: "complete", contract_completed: true });
  expect(await greta.status()).toBe("download_required");
});

test("there is a contract for users with a booked day (CONTR-26, D-67)", async () => {
  const provider = startProvider();
  const hasDays = async (id: PersonId) => (await (await as(provider, id)).contract()).has_booked_shifts;
  expect(await Promise.all((["amira", "milica", "oguzhan", "paula"] as const).map(hasDays))).toEqual([
    true,
    true,
    false,
    false,
  ]);
  const { extraId } = people.oguzhan;
  await provider.send("/outbox/api/accept", { method: "POST", body: { extraId } });
  expect(await hasDays("oguzhan")).toBe(true);
});

test("an unreadable stored contract starts again (F10)", async () => {
  const amira = await as(startProvider(), "amira");
  for (const stored of [5, null, { status: "signed", sentAt: "now" }]) {
    amira.startAt(stored);
    expect(await amira.status()).toBe("download_required");
  }
});

describe("the papers of a contract", () => {
  test("are real PDFs of one page in German, in the user's name, and marked as samples (CONTR-20, CONTR-23)", async () => {
    const amira = await as(startProvider(), "amira");
    const doc = await amira.pdfOf("contract");
    expect([doc.getPageCount(), doc.getTitle(), doc.getLanguage()]).toEqual([1, "Arbeitsvertrag", "de-DE"]);
    const text = textsOfPdf(doc);
    expect(text).toContain("Name: Amira Chidinma Okonkwo-Lindenberger");
    expect(text).toContain("Stand: 20.11.2026");
    expect(text).toContain("3. Vergütung");
    expect(text).toContain("Beispiel zum Ausprobieren.");
  });

  test("differ by kind: to sign, signed by the provider, the original (CONTR-23, CONTR-24)", async () => {
    const amira = await as(startProvider(), "amira");
    amira.startAt({ status: "ucm_ready" });
    const files = ["contract", "provider", "original"];
    const papers = await Promise.all(files.map(amira.pdfOf));
    expect(papers.map((doc) => doc.getTitle())).toEqual([
      "Arbeitsvertrag",
      "Arbeitsvertrag mit Unterschrift des Arbeitgebers",
      "Arbeitsvertrag im Original",
    ]);
    expect(papers.map((doc) => /Unterschrieben von/.test(textsOfPdf(doc)))).toEqual([false, true, true]);
  });

  test("of the provider are there once it has worked on them, others never", async () => {
    const amira = await as(startProvider(), "amira");
    for (const status of ["download_required", "sign_and_send", "ucm_processing"]) {
      amira.startAt({ status, sentAt: Number.MAX_SAFE_INTEGER });
      expect([await amira.file("provider"), await amira.file("original")]).toEqual([404, 404]);
    }
    for (const status of ["ucm_ready", "complete"]) {
      amira.startAt({ status });
      expect([await amira.file("provider"), await amira.file("original")]).toEqual([200, 200]);
    }
    expect([await amira.file("payslip"), await amira.file("toString")]).toEqual([404, 404]);
  });

  test.each([
    ["Milica", "Lazarević", "Milica Lazarević"],
    ["Oğuzhan", "Yıldırım", "Oğuzhan Yıldırım"],
    ["Tomasz", "Wiśniewski-Łęcki", "Tomasz Wiśniewski-Łęcki"],
    ["Jiří", "Dvořák", "Jiří Dvořák"],
    ["Renate", "O’Neill-Großkopf", "Renate O’Neill-Großkopf"],
    ["Zoe\u0308", "Muñoz", "Zoë Muñoz"],
    // Letters missing in the font lose their diacritics one by one.
    ["Thị Minh Khai", "Nguyễn", "Thi Minh Khai Nguyên"],
    ["李", "明", "? ?"],
    ["", "", "noch nicht bekannt"],
  ])("write %s %s as %s", async (first_name, last_name, name) => {
    const provider = startProvider();
    const amira = await as(provider, "amira");
    provider.store.change("default", ({ accounts }) =>
      Object.assign(accounts[people.amira.extraId]!.extra, { first_name, last_name }),
    );
    expect(await amira.textOf("contract")).toContain(`Name: ${name}`);
  });

  test("have room for the longest name", async () => {
    const maximiliane = await as(startProvider(), "maximiliane");
    maximiliane.startAt({ status: "ucm_ready" });
    const doc = await maximiliane.pdfOf("provider");
    expect(textsOfPdf(doc).replaceAll("\n", "")).toContain(people.maximiliane.lastName);
    expect(doc.getPageCount()).toBe(1);
  });
});
