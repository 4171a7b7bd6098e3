import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { treeLabel } from "#workbench/toolbar/treeLabel.tsx";

const label = (type: string, id: string, name: string, tags: string[] = []) =>
  renderToStaticMarkup(treeLabel({ type, id, name, tags }));
const german = (text: string) => `<span lang="de">${text}</span>`;

test("folders and components are called in German, with the name in code beside it", () => {
  expect(label("root", "screens", "screens")).toBe('<span lang="de" title="screens">Bildschirme</span>');
  expect(label("group", "screens-id-check", "id-check")).toBe('<span lang="de" title="id-check">Ausweisprüfung</span>');
  expect(label("component", "patterns-dock", "Dock")).toBe('<span lang="de" title="Dock">Aktionsleiste</span>');
});

test("a connector is called as its screen", () => {
  const name = "CodeVerificationPage";
  expect(label("component", "connected-auth-codeverificationpage", name)).toBe(
    `<span lang="de" title="${name}">Code-Eingabe</span>`,
  );
});

test("the page of a screen is called by what it is; other pages, stories and German folders keep their names", () => {
  expect(label("docs", "screens-auth-x--docs", "Docs")).toBe(german("Zustandsbogen"));
  expect(label("docs", "primitives-x--docs", "Docs")).toBe(german("Übersicht"));
  expect(label("docs", "gestalten-textton--docs", "Textton")).toBe(german("Textton"));
  expect(label("root", "wege", "Wege")).toBe(german("Wege"));
  expect(label("story", "primitives-dialog--form", "form")).toBe(german("form"));
});

test("a behaviour is told in English, as everything of the manager is that is not marked as German", () => {
  const name = "Keeps Digits Only";
  expect(label("story", "primitives-codefield--keeps-digits-only", name, ["dev", "behaviour"])).toBe(name);
});
