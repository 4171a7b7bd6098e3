import { describe, expect, test } from "vitest";
import { choiceIn, chosen, everything, inAddress, type Choice } from "#workbench/copy-desk/catalogue/choice.ts";
import type { CataloguedKey } from "#workbench/copy-desk/catalogue/row.ts";
import { rowsOf } from "#workbench/copy-desk/catalogue/rows.ts";
import type { Stored } from "#workbench/copy-desk/events.ts";
import { printOf } from "#workbench/copy-desk/proposal.ts";

const spelling = {
  "notices.failed.create": [{ rule: "spelling", message: "…", start: 0, end: 4, severity: "error" }],
} as const;
const keys: CataloguedKey[] = [
  { key: "auth.entry.submit", area: "auth", de: { text: "Weiter" }, en: { text: "Continue" } },
  {
    key: "auth.entry.problems.required",
    area: "auth",
    de: { text: "E-Mail-Adresse ist erforderlich" },
    en: { text: "E-mail address is required" },
  },
  {
    key: "shell.broken.body",
    area: "shell",
    de: { text: "In 3\u00a0Tagen: dein Platz", was: "Ihr Platz" },
    en: { text: "Your place is free in 3\u00a0days, as soon as it is." },
  },
  {
    key: "notices.failed.create",
    area: "notices",
    de: { text: "Fhlt. Bitte warten." },
    en: { text: "{resource} could not be created", was: null },
  },
];
const stored: Stored = {
  approvals: {
    "auth.entry.submit": { status: "approved", de: printOf("Weiter"), en: printOf("Continue") },
    "auth.entry.problems.required": { status: "approved", de: printOf("Anders"), en: printOf("Other") },
    "shell.broken.body": {
      status: "review",
      de: printOf("In 3\u00a0Tagen: dein Platz"),
      en: printOf("Your place is free in 3\u00a0days, as soon as it is."),
    },
  },
  pictures: {},
};
const rows = rowsOf(
  keys,
  { "auth.entry.submit": [{ title: "screens/auth/EntryScreen", story: "entry--empty" }] },
  spelling,
  stored,
);
const found = (choice: Partial<Choice>) => chosen(rows, { ...everything, ...choice }).map(({ key }) => key);

const [submit, required, later, failed] = keys.map(({ key }) => key);

test("everything is every text in the order of the catalogue", () => {
  expect(found({})).toEqual([submit, required, later, failed]);
});

test("what is chosen goes into the address and comes back; what no list has is as at first", () => {
  const choice: Choice = {
    search: "Netz & Ä",
    area: "auth",
    kind: "error",
    view: "found",
    order: "longest",
    locale: "en",
  };
  const named = (of: Choice) => new URLSearchParams(Object.entries(inAddress(of)).filter(([, value]) => value !== ""));
  expect(choiceIn(named(choice))).toEqual(choice);
  expect(choiceIn(named(everything))).toEqual(everything);
  expect(String(named(everything))).toBe("");
  const unknown = Object.keys(inAddress(everything)).slice(1);
  expect(choiceIn(new URLSearchParams(unknown.map((name) => [name, "toString"])))).toEqual(everything);
});

describe("the search", () => {
  test("finds keys and both languages, whatever the case and whichever the space", () => {
    expect(found({ search: "problems." })).toEqual([required]);
    expect(found({ search: " weiter " })).toEqual([submit]);
    expect(found({ search: "CONTINUE" })).toEqual([submit]);
    expect(found({ search: "3 Tagen" })).toEqual([later]);
  });

  test("leaves out the language that is not shown", () => {
    expect(found({ search: "continue", locale: "de" })).toEqual([]);
  });
});

describe("the filters", () => {
  test("what is changed has the proposals of this browser, in the languages on show", () => {
    const line = { locale: "en", key: submit ?? "", text: "Soon", was: "", story: "", note: "", answer: "" } as const;
    const own = (locale: Choice["locale"]) =>
      chosen(
        rows,
        { ...everything, view: "changed", locale },
        {
          proposal: [{ ...line, stage: "draft" }],
          draftStatuses: { [required ?? ""]: null },
          untaken: [{ locale: "de", key: failed ?? "", text: "{" }],
        },
      ).map(({ key }) => key);
    expect(own("both")).toContain(submit);
    expect(own("en")).toContain(submit);
    expect(own("de")).not.toContain(submit);
  });

  test("area and kind", () => {
    expect(found({ area: "auth" })).toEqual([submit, required]);
    expect(found({ kind: "error" })).toEqual([required, failed]);
    expect(found({ kind: "error", area: "auth" })).toEqual([required]);
  });

  test("changed ones, in the language that was changed; a new text is a change", () => {
    expect(found({ view: "changed" })).toEqual([later, failed]);
    expect(found({ view: "changed", locale: "de" })).toEqual([later]);
    expect(found({ view: "changed", locale: "en" })).toEqual([failed]);
  });

  test("ones that the specification gives, always in German", () => {
    expect(found({ view: "given" })).toEqual([required]);
    expect(found({ view: "given", locale: "en" })).toEqual([]);
  });

  test("ones with findings, of style or of spelling", () => {
    expect(found({ view: "found", locale: "de" })).toEqual([later, failed]);
    expect(found({ view: "found", locale: "en" })).toEqual([]);
  });

  test("ones that no story shows", () => {
    expect(found({ view: "unseen" })).toEqual([required, later, failed]);
  });

  test("ones by their status; one that has expired is not approved any more", () => {
    expect(found({ view: "approved" })).toEqual([submit]);
    expect(found({ view: "review" })).toEqual([later]);
    expect(found({ view: "expired" })).toEqual([required]);
  });
});

test("the longest come first, measured in the language that is shown", () => {
  expect(found({ order: "longest" })).toEqual([later, required, failed, submit]);
  expect(found({ order: "longest", locale: "de" })).toEqual([required, later, failed, submit]);
  expect(found({ order: "longest", locale: "en" })).toEqual([later, failed, required, submit]);
});

test("a row says its kind, the row that quotes it, and where it is seen", () => {
  expect(rows[1]).toMatchObject({ kind: "error", de: { given: "MSG-01", findings: [] }, en: { given: undefined } });
  expect(rows[0]?.stories).toEqual([{ title: "screens/auth/EntryScreen", story: "entry--empty" }]);
});
