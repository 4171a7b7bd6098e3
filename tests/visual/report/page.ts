import { readFileSync } from "node:fs";
import path from "node:path";
import type { Kind } from "../difference.ts";
import { card } from "./card.ts";
import { html, Markup } from "./html.ts";
import { countsOf, type Comparison, type Review } from "./summary.ts";
import { textChanges } from "./textChanges.ts";
import { kinds, words } from "./words.ts";

const inlined = (file: string) => new Markup(readFileSync(path.join(import.meta.dirname, file), "utf8"));

/** The whole report: one page beside its pictures, without a server. Texts come first, then what nobody has looked at yet. */
export function page(comparison: Comparison): string {
  const { base, browser, reviews } = comparison;
  const counts = countsOf(comparison);
  const body =
    reviews.length === 0
      ? html`<p>${words.nothing}</p>`
      : html`<p><b>${words.counts(counts)}</b> ${words.reach(counts)}</p>
          ${textTable(reviews)}
          <h2>${words.pictures}</h2>
          <form>${filters(reviews)}</form>
          ${[...reviews].toSorted(byInterest).map(card)}`;
  return html`<!doctype html>
    <html lang="de">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${words.title}</title>
        <style>
          ${inlined("page.css")}
        </style>
      </head>
      <body>
        <main>
          <h1>${words.title}</h1>
          <p>${words.against(base, browser)}</p>
          ${body}
        </main>
        <script>
          ${inlined("page.js")};
        </script>
      </body>
    </html> `.text;
}

const byInterest = (one: Review, other: Review): number =>
  Number(one.isReviewed) - Number(other.isReviewed) ||
  Number(one.kind !== "broken") - Number(other.kind !== "broken") ||
  Number(one.text.length === 0) - Number(other.text.length === 0) ||
  one.id.localeCompare(other.id);

function filters(reviews: readonly Review[]): Markup[] {
  const box = (name: string, label: string, isOn: boolean) =>
    html`<label><input type="checkbox" name="${name}" ${new Markup(isOn ? " checked" : "")} /> ${label}</label>`;
  const amount = (kind: Kind) => reviews.filter((review) => review.kind === kind).length;
  const present = (Object.keys(kinds) as Kind[]).filter((kind) => amount(kind) > 0);
  return [
    ...present.map((kind) => box(kind, `${kinds[kind]} (${amount(kind)})`, true)),
    box("openOnly", words.openOnly, false),
  ];
}

function textTable(reviews: readonly Review[]): Markup {
  const changes = textChanges(reviews);
  if (changes.length === 0) return new Markup("");
  const { before, after, pictures } = words.textColumns;
  return html`<h2>${words.texts}</h2>
    <table>
      <thead>
        <tr>
          <th scope="col">${before}</th>
          <th scope="col">${after}</th>
          <th scope="col">${pictures}</th>
        </tr>
      </thead>
      <tbody>
        ${changes.map(
          (change) =>
            html`<tr>
              <td>${change.before}</td>
              <td>${change.after}</td>
              <td><a href="#${change.ids[0] ?? ""}">${change.ids.length}</a></td>
            </tr>`,
        )}
      </tbody>
    </table>
    <p>${words.spaces}</p>`;
}
