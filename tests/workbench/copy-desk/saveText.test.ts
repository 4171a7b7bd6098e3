import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { copyDir, layout, readCatalogue } from "#src/copy/build/catalogue.ts";
import { eventOf } from "#workbench/copy-desk/events.ts";
import { printOf } from "#workbench/copy-desk/proposal.ts";
import { NotSaved, saveText } from "#workbench/copy-desk/saveText.ts";
import { readApprovals } from "#workbench/copy-desk/readApprovals.ts";
import { serveCopyDesk } from "#workbench/copy-desk/serverChannel.ts";
import { statusFile, type Approval } from "#workbench/copy-desk/status.ts";

let home = "";
let folder = "";
beforeEach(() => {
  home = mkdtempSync(path.join(tmpdir(), "gangway-copy-"));
  folder = path.join(home, "src/copy");
  for (const locale of ["de", "en"]) cpSync(path.join(copyDir, locale), path.join(folder, locale), { recursive: true });
  writeFileSync(path.join(home, statusFile), "{}\n");
  writeFileSync(path.join(home, "src/secret.json"), layout({ title: "geheim" }));
  writeFileSync(path.join(folder, "loose.json"), layout({ title: "lose" }));
});
afterEach(() => rmSync(home, { recursive: true }));

const everything = () =>
  Object.fromEntries(
    readdirSync(home, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".json"))
      .map((file) => [file, readFileSync(path.join(home, file), "utf8")]),
  );
const change = (over: object = {}) => ({
  locale: "de",
  key: "auth.entry.submit",
  text: "Übernehmen",
  was: printOf("Weiter"),
  story: "",
  ...over,
});

test("a saved text changes its line and nothing else", async () => {
  const before = everything();
  await saveText(folder, change());
  const after = everything();
  const file = path.join("src", "copy", "de", "auth.json");
  const changed = (name: string) => before[name] !== after[name];
  expect(Object.keys(after).filter(changed)).toEqual([file]);
  const [old, now] = [before[file]?.split("\n") ?? [], after[file]?.split("\n") ?? []];
  expect(now.filter((line, at) => line !== old[at])).toEqual(['    "submit": "Übernehmen",']);
  expect(readCatalogue(folder).faults).toEqual([]);
});

test.each([
  ["a path upwards", { key: "../../secret.title" }],
  ["a path in the key", { key: "../secret.title" }],
  ["an encoded path", { key: "..%2fsecret.title" }],
  ["a file beside the languages", { key: "../loose.title" }],
  ["an absolute path", { key: "/etc/passwd.title" }],
  ["a zero byte", { key: "auth\0.entry.submit" }],
  ["another language", { locale: "fr" }],
  ["a folder for a language", { locale: "../copy/de" }],
  ["an inherited language", { locale: "constructor" }],
  ["an unknown area", { key: "nothing.entry.submit" }],
  ["an unknown key", { key: "auth.entry.nothing" }],
  ["a group", { key: "auth.entry" }],
  ["an area alone", { key: "auth" }],
  ["no key", { key: "" }],
  ["the prototype", { key: "auth.__proto__.polluted" }],
  ["the prototype's own", { key: "auth.constructor.name" }],
  ["a key within a text", { key: "auth.entry.submit.length" }],
  ["a number for a text", { text: 7 }],
  ["a list for a key", { key: ["auth.entry.submit"] }],
  ["an argument too many", { text: "Los {wer}" }],
  ["broken ICU", { text: "Los {" }],
  ["an empty text", { text: "" }],
  ["a text that has changed since", { was: printOf("vorher") }],
])("%s is refused, and nothing is written", async (_what, over) => {
  const before = everything();
  await expect(saveText(folder, change(over))).rejects.toBeInstanceOf(NotSaved);
  expect(everything()).toEqual(before);
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
});

test.each([undefined, null, 7, "text", [], {}])("%j is no change", async (payload) => {
  await expect(saveText(folder, payload)).rejects.toBeInstanceOf(NotSaved);
});

/** A channel with one other end. */
function channel() {
  const listeners = new Map<string, (...args: unknown[]) => void>();
  const said: { event: string; args: unknown[] }[] = [];
  const waiting: (() => void)[] = [];
  return {
    said,
    line: {
      on: (event: string, listener: (...args: unknown[]) => void) => void listeners.set(event, listener),
      emit(event: string, ...args: unknown[]) {
        said.push({ event, args });
        waiting.shift()?.();
      },
    },
    ask: (event: string, ...args: unknown[]) =>
      new Promise<void>((answered) => {
        waiting.push(answered);
        listeners.get(event)?.(...args);
      }),
  };
}

test("the dev server answers each request with what became of it, in German", async () => {
  const { line, said, ask } = channel();
  serveCopyDesk(line, home);
  await ask(eventOf("save"), { id: 1, change: change() });
  await ask(eventOf("save"), { id: 2, change: change({ key: "auth.nothing" }) });
  await ask(eventOf("save"), { id: 3 });
  expect(said.map(({ args: [answer] }) => answer)).toEqual([
    { id: 1, problem: null },
    { id: 2, problem: "Den Text auth.nothing gibt es im Katalog nicht. Nichts ist gespeichert." },
    { id: 3, problem: "Die Änderung ist nicht lesbar. Nichts ist gespeichert." },
  ]);
});

test("texts that are saved at the same time all arrive", async () => {
  const { line, said, ask } = channel();
  serveCopyDesk(line, home);
  const { auth = {} } = readCatalogue(folder).catalogue.de ?? {};
  const plain = Object.entries(auth).filter(([, { args }]) => Object.keys(args).length === 0);
  await Promise.all(
    plain.map(([key, { text }], id) =>
      ask(eventOf("save"), { id, change: change({ key: `auth.${key}`, text: `${text} ü`, was: printOf(text) }) }),
    ),
  );
  expect(plain.length).toBeGreaterThan(20);
  expect(said.map(({ args: [answer] }) => answer)).toEqual(plain.map((_, id) => ({ id, problem: null })));
  const { catalogue, faults } = readCatalogue(folder);
  for (const [key, { text }] of plain) expect(catalogue.de?.auth?.[key]?.text).toBe(`${text} ü`);
  expect(faults).toEqual([]);
});

const approval = (de: string, over: object = {}): Approval => ({
  status: "approved",
  de: printOf(de),
  en: printOf("Continue"),
  ...over,
});
const picture = { story: "screens-auth-entryscreen--empty", print: "0123456789abcdef0123" };

test("a status is saved after the wording that it is said of, and the others hear of it", async () => {
  const { line, said, ask } = channel();
  serveCopyDesk(line, home);
  const key = "auth.entry.submit";
  const given = approval("Übernehmen", { picture });
  await Promise.all([
    ask(eventOf("save"), { id: 1, change: change() }),
    ask(eventOf("saveStatus"), { id: 2, key, approval: given }),
  ]);
  await expect.poll(() => said.length).toBe(3);
  expect(said).toEqual([
    { event: eventOf("saved"), args: [{ id: 1, problem: null }] },
    { event: eventOf("approved"), args: [{ [key]: given }] },
    { event: eventOf("saved"), args: [{ id: 2, problem: null }] },
  ]);
  expect(readApprovals(home)).toEqual({ approvals: { [key]: given }, faults: [] });
  await ask(eventOf("saveStatus"), { id: 3, key, approval: null });
  expect(readApprovals(home).approvals).toEqual({});
});

test.each([
  ["a wording that is not there", { approval: approval("Los") }, "Der Status gilt einem anderen Wortlaut."],
  ["a key that is not there", { key: "auth.entry.nothing" }, "Den Text auth.entry.nothing gibt es im Katalog nicht."],
  ["a key of the prototype", { key: "auth.constructor" }, "Den Text auth.constructor gibt es im Katalog nicht."],
  ["another status", { approval: approval("Weiter", { status: "fine" }) }, "Die Änderung ist nicht lesbar."],
  ["a picture that is none", { approval: approval("Weiter", { picture: { story: "../x" } }) }, "nicht lesbar"],
  ["no status", { approval: undefined }, "nicht lesbar"],
])("a status for %s is refused, and nothing is written", async (_what, over, problem) => {
  const before = everything();
  const { line, said, ask } = channel();
  serveCopyDesk(line, home);
  await ask(eventOf("saveStatus"), { id: 1, key: "auth.entry.submit", approval: approval("Weiter"), ...over });
  expect(said).toMatchObject([{ args: [{ id: 1, problem: expect.stringContaining(problem) }] }]);
  expect(everything()).toEqual(before);
});

test("the dev server looks the words of a text up", async () => {
  const { line, said, ask } = channel();
  serveCopyDesk(line, home);
  await ask(eventOf("spell"), "Pfannekuchenn");
  expect(said[0]?.args[0]).toMatchObject({ text: "Pfannekuchenn", findings: [{ rule: "spelling" }] });
}, 20_000);
