import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { CatalogueRow } from "#workbench/copy-desk/catalogue/CatalogueRow.tsx";
import { drafted, rowsOf } from "#workbench/copy-desk/catalogue/rows.ts";
import type { Stored } from "#workbench/copy-desk/events.ts";
import { printOf } from "#workbench/copy-desk/proposal.ts";

const places = ["patterns/AuthCard", "screens/auth/A", "screens/auth/B", "screens/auth/C"].map((title) => ({
  title,
  story: title.toLowerCase().replaceAll("/", "-"),
}));

const stored: Stored = {
  approvals: { "shell.planted.lead": { status: "approved", de: printOf("Freigegeben"), en: printOf("Text") } },
  pictures: {},
};

function shown(de: { text: string; was?: string | null }, locale: "both" | "de" | "en" = "both") {
  const [row] = rowsOf(
    [{ key: "shell.planted.lead", area: "shell", de, en: { text: "Text" } }],
    {
      "shell.planted.lead": places,
    },
    {},
    stored,
  );
  if (!row) throw new Error("no row");
  return renderToStaticMarkup(<CatalogueRow row={row} locale={locale} onOpen={vi.fn()} />);
}

test("a finding says how much it weighs, what to do better, and marks the words that it does not name", () => {
  expect(shown({ text: "Hier ist dein Code." })).toContain(
    '<li data-severity="error"><strong>Fehler:</strong> „dein“ ist Du-Form. Sprechen Sie mit „Sie“, „Ihr“ oder „Ihnen“ an.</li>',
  );
  expect(shown({ text: "Das hat nicht geklappt! Bitte noch einmal." })).toContain("<mark>!</mark></li>");
  expect(shown({ text: "Der Code kommt bald." })).toContain('<li data-severity="hint"><strong>Empfehlung:</strong>');
});

test("what is found twice in a text is one line with a count", () => {
  const lines = shown({ text: "Wirklich! Das hat nicht geklappt!" }, "de").match(/<li data-severity[^]*?<\/li>/g) ?? [];
  expect(lines.filter((line) => line.includes("Ausrufezeichen"))).toEqual([
    expect.stringContaining("<mark>!</mark> (2\u00a0×)"),
  ]);
});

test("a changed text shows what it was, and a new one that it is new", () => {
  expect(shown({ text: "Neu", was: "Alt" })).toContain('geändert, vorher: <span lang="de"><del>Alt</del></span>');
  expect(shown({ text: "Neu", was: null })).toContain("<small>neu</small>");
});

test("screens come first, each link asks for the text, and all but the first fold away", () => {
  const markup = shown({ text: "Text" });
  expect(markup.match(/href="[^"]+"/g)).toEqual(
    ["screens-auth-a", "screens-auth-b", "screens-auth-c", "patterns-authcard"].map(
      (story) => `href="./?path=/story/${story}&amp;text=shell.planted.lead"`,
    ),
  );
  expect(markup).toContain("<summary>3\u00a0weitere</summary>");
});

test("a text with a choice is written out for each case, in the order of its source", () => {
  const text = "{count, plural, =8 {Acht} one {# Tag} other {# Tage}}, {tone, select, full {voll} other {frei}}";
  const listed = (markup: string) => [...markup.matchAll(/<li lang="de">(.*?)<\/li>/g)].map(([, words]) => words);
  expect(listed(shown({ text }))).toEqual(["Acht, frei", "1 Tag, frei", "3 Tage, voll", "3 Tage, frei"]);
  expect(shown({ text })).not.toContain("plural");
  expect(shown({ text: "Schritt {step, number}" })).not.toContain("<li lang");
});

test("a proposed choice is written out for each case, and so is the one in the catalogue", () => {
  const was = "{count, plural, one {# Angabe} other {# Angaben}}";
  const [row] = rowsOf(
    [{ key: "shell.planted.lead", area: "shell", de: { text: was }, en: { text: "Text" } }],
    {},
    {},
    {
      approvals: {},
      pictures: {},
    },
  );
  if (!row) throw new Error("no row");
  const de = { ...row.de, text: "{count, plural, one {Eine Angabe} other {# Angaben}}", original: was };
  const markup = renderToStaticMarkup(<CatalogueRow row={{ ...row, de }} locale="de" onOpen={vi.fn()} />);
  expect(markup).not.toContain("plural");
  expect(markup).toContain('<label for="open-shell.planted.lead"><ins>Eine Angabe</ins></label>');
  expect(markup).toMatch(/<li lang="de"><ins>Eine Angabe<\/ins><\/li><li lang="de">3 Angaben<\/li>/);
  expect([...markup.matchAll(/<li><span lang="de">(.*?)<\/span><\/li>/g)].map(([, line]) => line)).toEqual([
    "<del>1</del> Angabe",
    "3 Angaben",
  ]);
});

test("a language that was not asked for is left out, and spaces that hold are marked", () => {
  expect(shown({ text: "Text 1" }, "de")).not.toContain('lang="en"');
  expect(shown({ text: "Text 1" }, "en")).not.toContain('lang="de"');
  expect(shown({ text: "Schritt\u00a01" })).toMatch(
    /Schritt<span data-held="" title="[^"]+" style="[^"]+">\u00a0<\/span>1/,
  );
});

test("a proposed text stands in the row with what is found in it, and what the catalogue has; a declined one does not", () => {
  const planted = "shell.planted.lead";
  const [row] = rowsOf(
    [{ key: planted, area: "shell", de: { text: "Freigegeben" }, en: { text: "Text" } }],
    {},
    {},
    stored,
  );
  if (!row) throw new Error("no row");
  const line = { locale: "de", key: planted, text: "Dein Code", was: printOf("Freigegeben"), story: "" } as const;
  const draftedAs = (stage: "draft" | "declined") =>
    drafted(row, { proposal: [{ ...line, stage, note: "", answer: "" }], draftStatuses: {}, stored, untaken: [] });
  expect(draftedAs("draft")).toMatchObject({
    de: { text: "Dein Code", original: "Freigegeben", findings: [{ start: 0, end: 4 }] },
    en: row.en,
    currentStatus: { status: "approved", expired: "wording" },
  });
  const markupOf = (stage: "draft" | "declined") =>
    renderToStaticMarkup(<CatalogueRow row={draftedAs(stage)} locale="de" onOpen={vi.fn()} />);
  const markup = markupOf("draft");
  expect(markup).toContain("<ins>Dein Code</ins>");
  expect(markup).toContain('Englisch ist unverändert. <q lang="en">Text</q>');
  expect(markup).toContain('Vorschlag (von Ihnen), im Katalog: <span lang="de"><del>Freigegeben</del></span>');
  expect(draftedAs("declined")).toEqual({ ...row, de: { ...row.de, declined: "" } });
  expect(markupOf("declined")).toContain("<small>Vorschlag abgelehnt</small>");
  const small = { ...row, en: { ...row.en, text: "text!" } };
  const beside = (text: string) => {
    const proposal = [{ ...line, text, stage: "draft", note: "", answer: "" } as const];
    return drafted(small, { proposal, draftStatuses: {}, stored, untaken: [] }).en.findings.map(({ rule }) => rule);
  };
  expect(beside("Jetzt gehen")).toEqual(["capital", "exclamation"]);
  expect(beside("jetzt gehen!")).toEqual([]);
  const untaken = [{ locale: "de", key: planted, text: "Dein {" }] as const;
  const unreadable = drafted(row, { proposal: [], draftStatuses: {}, stored, untaken });
  expect(renderToStaticMarkup(<CatalogueRow row={unreadable} locale="de" onOpen={vi.fn()} />)).toContain(
    'Nicht übernommen: <q lang="de">Dein {</q>',
  );
});
