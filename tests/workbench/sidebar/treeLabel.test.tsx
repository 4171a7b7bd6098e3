import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { treeLabel } from "#workbench/sidebar/treeLabel.tsx";

const label = (type: string, id: string, name: string) => renderToStaticMarkup(treeLabel({ type, id, name }));

test("folders and components are called in German, with the name in code beside it", () => {
  expect(label("root", "screens", "screens")).toBe('<span title="screens">Bildschirme</span>');
  expect(label("group", "screens-id-check", "id-check")).toBe('<span title="id-check">Ausweisprüfung</span>');
  expect(label("component", "patterns-dock", "Dock")).toBe('<span title="Dock">Aktionsleiste</span>');
});

test("a connector is called as its screen", () => {
  const name = "CodeVerificationPage";
  expect(label("component", "connected-auth-codeverificationpage", name)).toBe(
    `<span title="${name}">Code-Eingabe</span>`,
  );
});

test("the page of a screen is called by what it is; other pages, stories and German folders keep their names", () => {
  expect(label("docs", "screens-auth-x--docs", "Docs")).toBe("Zustandsbogen");
  expect(label("docs", "primitives-x--docs", "Docs")).toBe("Übersicht");
  expect(label("docs", "textton--docs", "Textton")).toBe("Textton");
  expect(label("root", "wege", "Wege")).toBe("Wege");
  expect(label("story", "primitives-dialog--form", "form")).toBe("form");
});
