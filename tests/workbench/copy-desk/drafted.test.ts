import * as fc from "fast-check";
import { beforeEach, expect, test, vi } from "vitest";
import { RUNS } from "#tests/runs.ts";
import { memoryArea } from "#workbench/connected/memoryArea.ts";
import {
  asLinked,
  nothingDrafted,
  read,
  readLinked,
  withOthers,
  written,
  type Drafted,
} from "#workbench/copy-desk/drafted.ts";
import { forgetDrafts, storeDrafts, readDrafts } from "#workbench/copy-desk/draftStore.ts";
import { isLong, linkTo, takeIn } from "#workbench/copy-desk/linkedDrafts.ts";
import type { ProposedText } from "#workbench/copy-desk/proposal.ts";
import type { Approval } from "#workbench/copy-desk/status.ts";

beforeEach(() => void vi.stubGlobal("localStorage", memoryArea()));

const change = (over: Partial<ProposedText> = {}): ProposedText => ({
  locale: "de",
  key: "auth.entry.submit",
  text: "Größe „Ä“ – {n, plural, one {# Stück} other {# Stücke}} 'süß' 😀 ]],[[",
  was: "1x7kq",
  story: "screens-auth-entryscreen--empty",
  stage: "open",
  note: "",
  answer: "",
  ...over,
});
const approval: Approval = { status: "approved", de: "1x7kq", en: "2b" };

const anyDrafted: fc.Arbitrary<Drafted> = fc.record({
  proposal: fc.array(
    fc.record({
      locale: fc.constantFrom("de" as const, "en" as const),
      key: fc.string({ unit: "grapheme" }),
      text: fc.string({ unit: "grapheme" }),
      was: fc.string(),
      story: fc.stringMatching(/^[a-z0-9-]*$/),
      stage: fc.constantFrom("draft" as const, "open" as const, "accepted" as const, "declined" as const),
      note: fc.string({ unit: "grapheme" }),
      answer: fc.string({ unit: "grapheme" }),
    }),
  ),
  draftStatuses: fc.dictionary(fc.stringMatching(/^[a-z]+\.[a-z]+$/), fc.constantFrom(approval, null)),
  untaken: fc.array(
    fc.record({
      locale: fc.constantFrom("de" as const, "en" as const),
      key: fc.string({ unit: "grapheme" }),
      text: fc.string({ unit: "grapheme" }),
    }),
  ),
  trouble: fc.constant(null),
});

test("drafts come out of a link as they went in, umlauts, quotes, braces and emoji included", () => {
  fc.assert(
    fc.property(anyDrafted, (drafted) => {
      const linked = asLinked(drafted);
      expect(linked).toMatch(/^[\w-]+$/);
      expect(readLinked(linked)).toEqual(drafted);
    }),
    { numRuns: RUNS },
  );
});

test("of a link that was cut anywhere the texts before the cut are kept, and it says that it was cut", () => {
  fc.assert(
    fc.property(anyDrafted, fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (drafted, part) => {
      const linked = asLinked(drafted);
      const kept = linked.slice(0, Math.max(2, Math.floor(linked.length * part)));
      fc.pre(kept.length < linked.length);
      const { proposal, draftStatuses, untaken, trouble } = readLinked(kept);
      expect(trouble).toBe("cut");
      expect(proposal).toEqual(drafted.proposal.slice(0, proposal.length));
      expect(Object.entries(draftStatuses)).toEqual(
        Object.entries(drafted.draftStatuses).slice(0, Object.keys(draftStatuses).length),
      );
      expect(untaken).toEqual(drafted.untaken.slice(0, untaken.length));
    }),
    { numRuns: RUNS },
  );
  const three = { ...nothingDrafted, proposal: ["a", "b", "c"].map((key) => change({ key })) };
  expect(readLinked(asLinked(three).slice(0, -9)).proposal).toEqual(three.proposal.slice(0, 2));
});

const coded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");

test.each([
  ["letters that are no base64url", "%%%"],
  ["no JSON", Buffer.from("hallo").toString("base64url")],
  ["no list", coded(7)],
  ["a row that is too short", coded([["de", "a.b"]])],
  ["another language", coded([["fr", "a.b", "c", "d", "e"]])],
  ["a number for a text", coded([["de", "a.b", 1, "d", "e"]])],
  ["a story that is no story", coded([["de", "a.b", "c", "d", "<b>"]])],
  ["a decision that there is not", coded([["de", "a.b", "c", "d", "e", "", "maybe"]])],
  ["a row that is too long", coded([["de", "a.b", "c", "d", "e", "", "", "", ""]])],
  ["a status that there is not", coded([["a.b", { ...approval, status: "fine" }]])],
])("%s is no proposal", (_what, linked) => {
  expect(readLinked(linked)).toEqual({ ...nothingDrafted, trouble: "unreadable" });
});

test("what a file adds leaves what is drafted here as it is", () => {
  const typed = (text: string) => [{ locale: "de" as const, key: "a.b", text }];
  const own = {
    ...nothingDrafted,
    proposal: [change({ stage: "draft" })],
    draftStatuses: { "a.b": null },
    untaken: typed("{"),
  };
  const added = {
    ...nothingDrafted,
    untaken: typed("}"),
    proposal: [change({ text: "Los" }), change({ locale: "en" })],
    draftStatuses: { "a.b": approval, c: null },
  };
  expect(withOthers(own, read(written(added)))).toEqual({
    proposal: [own.proposal[0], change({ locale: "en" })],
    draftStatuses: { "a.b": null, c: null },
    untaken: own.untaken,
    trouble: null,
  });
});

const many: Drafted = {
  ...nothingDrafted,
  proposal: Array.from({ length: 1631 }, (_, at) =>
    change({ key: `a.text${at}`, text: "Ein Satz mit acht kurzen Wörtern darin. ".repeat(3) }),
  ),
  draftStatuses: Object.fromEntries(Array.from({ length: 200 }, (_, at) => [`a.text${at}`, approval])),
};

const opened = (address: string) => takeIn(new URL(address, "https://workbench.example/team/gangway/"));
const idIn = (address: string | null) => /drafts:([a-z\d]+)/.exec(address ?? "")?.[1];

test("an address names drafts of any size, and stays as short as it is without", () => {
  const link = linkTo("?path=/story/a--b&globals=theme:dark", many);
  expect(isLong(link)).toBe(true);
  const address = opened(link);
  expect(address).toMatch(/^\?path=\/story\/a--b&globals=theme:dark;drafts:[a-z\d]{1,32}$/);
  expect(readDrafts(idIn(address))).toEqual(many);
  expect(opened(address ?? "")).toBeNull();
});

test("a link that is opened again has what was made of it; one that was thrown away is as it came", () => {
  const link = linkTo("?path=/story/a--b", { ...nothingDrafted, proposal: [change()] });
  const id = idIn(opened(link)) ?? "";
  const decided = { ...nothingDrafted, proposal: [change({ stage: "accepted" })] };
  storeDrafts(id, decided);
  expect(readDrafts(idIn(opened(link)))).toEqual(decided);
  forgetDrafts(id);
  expect(readDrafts(idIn(opened(link))).proposal).toEqual([change()]);
});

test("a link of before, with drafts in its globals, is taken in with the place on the page that it leads to", () => {
  const rows = coded([["de", "auth.entry.submit", "Los", "1x7kq", "a--b"]]);
  const said = coded({ "auth.entry.submit": approval });
  const address = opened(`?path=/docs/a--docs#row&globals=proposal:${rows};theme:dark;textStatus:${said}`);
  expect(address).toMatch(/^\?path=\/docs\/a--docs&globals=theme:dark;drafts:[a-z\d]+#row$/);
  expect(readDrafts(idIn(address))).toEqual({
    proposal: [change({ text: "Los", story: "a--b" })],
    draftStatuses: { "auth.entry.submit": approval },
    untaken: [],
    trouble: null,
  });
});

test("what arrives cut or cannot be read says so after a reload, too; a name that this browser does not know does", () => {
  const cut = linkTo("?path=/story/a--b", { ...nothingDrafted, proposal: [change(), change({ locale: "en" })] }).slice(
    0,
    -9,
  );
  expect(readDrafts(idIn(opened(cut)))).toEqual({ ...nothingDrafted, proposal: [change()], trouble: "cut" });
  expect(readDrafts(idIn(opened("?path=/story/a--b&globals=proposal:kaputt-ist-das"))).trouble).toBe("unreadable");
  expect(readDrafts("abc123")).toEqual({ ...nothingDrafted, trouble: "elsewhere" });
  expect(readDrafts("")).toEqual(nothingDrafted);
});

test("where there is no room the drafts that were not written for longest give way, and a full storage is told", () => {
  const area = memoryArea();
  let room = 3000;
  vi.stubGlobal("localStorage", {
    ...area,
    setItem(key: string, value: string) {
      if (value.length > room) throw new Error("full");
      area.setItem(key, value);
    },
    removeItem(key: string) {
      area.removeItem(key);
      room += 2000;
    },
  });
  const small = { ...nothingDrafted, proposal: [change()] };
  for (const id of ["one", "two"]) expect(storeDrafts(id, small)).toBe(true);
  expect(storeDrafts("three", { ...many, proposal: many.proposal.slice(0, 20), draftStatuses: {} })).toBe(true);
  expect(readDrafts("one").trouble).toBe("elsewhere");
  expect(readDrafts("two")).toEqual(small);
  expect(storeDrafts("four", many)).toBe(false);
});
