import { renderToString } from "react-dom/server";
import { afterEach, expect, test } from "vitest";
import { readCatalogue } from "#src/copy/build/catalogue.ts";
import { CopyWorkbench } from "#src/copy/workbench.tsx";
import { textRecord, type Used } from "#src/copy/workbenchRecord.ts";
import { catalogueText, fileTexts, replaceTexts } from "#src/copy/workbenchTexts.ts";
import { loadAllCopy } from "#src/copy/store.ts";
import { useCopy } from "#src/copy/useCopy.tsx";
import { addEnglish } from "#src/copy/workbenchEnglish.ts";

addEnglish();

await loadAllCopy();
afterEach(() => replaceTexts([]));

function Sample() {
  const t = useCopy("auth");
  return (
    <>
      {t("entry.submit")}|{t("card.step", { current: 2, total: 6 })}|
      {t.rich("code.sentTo", { recipient: "a@example.org", address: (chunks) => <b>{chunks}</b> })}
    </>
  );
}

const shown = (locale: "de" | "en") =>
  renderToString(
    <CopyWorkbench locale={locale}>
      <Sample />
    </CopyWorkbench>,
  ).replaceAll("<!-- -->", "");

test("a replaced text stands on the screen, with its arguments and tags, in its language only", () => {
  replaceTexts([
    { locale: "de", key: "auth.entry.submit", text: "Größe „Ä“ prüfen" },
    { locale: "de", key: "auth.card.step", text: "{current, number}/{total, number}" },
    { locale: "de", key: "auth.code.sentTo", text: "An <address>{recipient}</address>" },
  ]);
  expect(shown("de")).toBe("Größe „Ä“ prüfen|2/6|An <b>a@example.org</b>");
  expect(shown("en")).toMatch(/^Continue\|Step\s2 of 6\|/);
  replaceTexts([]);
  expect(shown("de")).toMatch(/^Weiter\|/);
});

test("the workbench reads the same texts as the build", () => {
  const { catalogue } = readCatalogue();
  for (const locale of ["de", "en"] as const)
    for (const [area, entries] of Object.entries(catalogue[locale] ?? {}))
      expect(fileTexts(locale, area)).toEqual(
        Object.fromEntries(Object.entries(entries).map(([key, { text }]) => [key, text])),
      );
});

test.each(["auth.entry.nothing", "nothing.entry.title", "auth.__proto__", "auth.constructor", "auth", ""])(
  "%j is no text of the catalogue",
  (key) => {
    expect(catalogueText("de", key)).toBeUndefined();
  },
);

/** Collects what the record tells, one entry for each time it does. */
function heard() {
  const told: Used[][] = [];
  return { told, record: textRecord((used) => told.push(used)) };
}

test("texts are told in the order of the components, each wording once, and go with their component", async () => {
  const { told, record } = heard();
  const [first, second] = [record.slot(), record.slot()];
  for (const [slot, key] of [
    [second, "b"],
    [first, "a"],
  ] as const) {
    record.startRender(slot);
    record.note(slot, key, "eins");
    record.note(slot, key, "eins");
    record.note(slot, key, "zwei");
    record.commit(slot);
  }
  const leave = record.mount(first);
  record.mount(second);
  await Promise.resolve();
  expect(told).toEqual([
    [
      { key: "a", texts: ["eins", "zwei"] },
      { key: "b", texts: ["eins", "zwei"] },
    ],
  ]);
  leave();
  await Promise.resolve();
  expect(told[1]).toEqual([{ key: "b", texts: ["eins", "zwei"] }]);
});

test("a text that the next drawing no longer asks for is gone; one that a handler asks for is added", async () => {
  const { told, record } = heard();
  const slot = record.slot();
  record.mount(slot);
  record.startRender(slot);
  record.note(slot, "old", "alt");
  record.commit(slot);
  record.startRender(slot);
  record.note(slot, "new", "neu");
  record.commit(slot);
  record.note(slot, "late", "spät");
  await Promise.resolve();
  expect(told.at(-1)).toEqual([
    { key: "new", texts: ["neu"] },
    { key: "late", texts: ["spät"] },
  ]);
});
