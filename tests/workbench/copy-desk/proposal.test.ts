import { expect, test } from "vitest";
import { sorted } from "#workbench/copy-desk/applyProposal.ts";
import { read, written } from "#workbench/copy-desk/drafted.ts";
import {
  asShared,
  isIncluded,
  printOf,
  proposed,
  withChange,
  withoutChange,
  withRemarks,
  wordingOf,
  type Proposal,
  type ProposedText,
} from "#workbench/copy-desk/proposal.ts";

const change = (over: Partial<ProposedText> = {}): ProposedText => ({
  locale: "de",
  key: "auth.entry.submit",
  text: "Größe „Ä“ – {n, plural, one {# Stück} other {# Stücke}} 'süß' 😀",
  was: printOf("Weiter"),
  story: "screens-auth-entryscreen--empty",
  stage: "draft",
  note: "",
  answer: "",
  ...over,
});

test("a newer change of the same text takes the place of the older one; the other language keeps its own", () => {
  const english = change({ locale: "en" });
  const both = withChange(withChange([], change()), english);
  const newer = change({ text: "Los" });
  expect(withChange(both, newer)).toEqual([newer, english]);
  expect(withoutChange(both, "de", "auth.entry.submit")).toEqual([english]);
  expect(proposed(both, "en", "auth.entry.submit")).toEqual(english);
});

test("a shared text is open to whoever opens the link; a decision goes back with its comments", () => {
  const own = change({ note: "Kürzer" });
  const passOn = (proposal: Proposal) =>
    read(written({ proposal: asShared(proposal), draftStatuses: {}, trouble: null })).proposal;
  const opened = passOn([own]);
  expect(opened).toEqual([{ ...own, stage: "open" }]);
  const decided = withRemarks(opened, own, { stage: "declined", answer: "Passt nicht\nzur Überschrift" });
  expect(passOn(decided)).toEqual([{ ...own, stage: "declined", answer: "Passt nicht\nzur Überschrift" }]);
});

test("a declined text leaves the old one on the canvas; what is accepted or written here is wanted", () => {
  const [accepted, declined, open] = (["accepted", "declined", "open"] as const).map((stage) => change({ stage }));
  const shown = (one?: ProposedText) => wordingOf(one ? [one] : [], "de", "auth.entry.submit", "Weiter");
  expect([shown(), shown(declined), shown(open), shown(accepted)]).toEqual([
    "Weiter",
    "Weiter",
    change().text,
    change().text,
  ]);
  expect([change(), accepted, declined, open].map((one) => one && isIncluded(one))).toEqual([true, true, false, false]);
});

test("whoever rewrites a decided text makes a proposal of their own of it; the comments stay", () => {
  const decided = change({ stage: "accepted", note: "Kürzer", answer: "Gern" });
  const { stage: _stage, note: _note, answer: _answer, ...text } = change({ text: "Los" });
  expect(withChange([decided], text)).toEqual([{ ...decided, text: "Los", stage: "draft" }]);
  expect(withChange([], text)).toEqual([{ ...text, stage: "draft", note: "", answer: "" }]);
});

test("only texts that fit the catalogue are shown; each other one says why not", () => {
  const texts: Record<string, string> = { a: "Weiter", b: "Inzwischen anders", c: "Neu", d: "Hallo {name}" };
  const { fitting, refusals } = sorted(
    [
      change({ key: "a", text: "Los" }),
      change({ key: "b", text: "Los" }),
      change({ key: "c", text: "Neu" }),
      change({ key: "d", text: "Hallo {nam}", was: printOf("Hallo {name}") }),
      change({ key: "e" }),
    ],
    (_locale, key) => texts[key],
  );
  expect(fitting.map(({ key }) => key)).toEqual(["a"]);
  expect(refusals.map(({ key, reason }) => [key, reason])).toEqual([
    ["b", "stale"],
    ["c", "done"],
    ["d", "broken"],
    ["e", "unknown"],
  ]);
  expect(refusals[2]?.detail).toBe("Den Platzhalter {nam} gibt es hier nicht. Hier gibt es: {name}.");
});
