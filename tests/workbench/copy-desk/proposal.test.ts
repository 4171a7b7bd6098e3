import { expect, test } from "vitest";
import { sorted } from "#workbench/copy-desk/applyProposal.ts";
import { printOf, proposed, withChange, withoutChange, type ProposedText } from "#workbench/copy-desk/proposal.ts";

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
  expect(refusals[2]?.detail).toBe("Den Platzhalter {nam} gibt es hier nicht. Hier gibt es: {name} („Name“).");
});
