import { readFileSync } from "node:fs";
import path from "node:path";
import type { Kind } from "../difference.ts";
import type { English } from "../english.ts";
import { OWN_WORKBENCH } from "../workbench.ts";
import { fontFolder, tokensCss } from "#workbench/toolbar/theme/tokensCss.ts";
import { card, choice } from "./card.ts";
import { groupsOf, type Group } from "./groups.ts";
import { html, Markup } from "./html.ts";
import type { Comparison, Review } from "./review.ts";
import { countsOf } from "./summary.ts";
import { tokenTable } from "./tokenTable.ts";
import { englishBeside, textChanges } from "./textChanges.ts";
import { kinds, words } from "./words.ts";

const inlined = (file: string) => new Markup(readFileSync(path.join(import.meta.dirname, file), "utf8"));

/** Not every browser loads a font beside a page that is opened as a file. */
const asData = (file: string) =>
  `data:font/woff2;base64,${readFileSync(path.join(fontFolder, file)).toString("base64")}`;

/** The report: one page beside its pictures, without a server. Texts come first, then the causes, the largest first. */
export function page(comparison: Comparison): string {
  const { base, browser, reviews, workbench, madeOf, english } = comparison;
  const counts = countsOf(comparison);
  const body =
    reviews.length === 0
      ? html`<p>${words.nothing}</p>`
      : html`<p><b>${words.counts(counts)}</b> ${words.reach(counts)}</p>
          ${textTable(reviews, english)}
          <h2>${words.pictures}</h2>
          <form>${filters(reviews)}</form>
          <p>${words.keys}</p>
          ${
            workbench === OWN_WORKBENCH
              ? html`<p>${words.ownWorkbench} <code>${words.startWorkbench}</code></p>`
              : new Markup("")
          }
          ${groupsOf(reviews, madeOf).map((group) => section(group, comparison))}
          <p class="save" data-accepted="${words.accepted}" data-declined="${words.declined}">
            <span role="status"><b data-decided>0</b> ${words.decided}.</span>
            <button type="button" data-save>${words.save}</button>
            <span>${words.afterwards} <code>${words.command}</code></span>
          </p>`;
  return html`<!doctype html>
    <html lang="de">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${words.title}</title>
        <style>
          ${new Markup(tokensCss(asData))} ${inlined("page.css")}
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

/** One cause: the picture that differs most, the others collapsed. */
function section({ title, location, tokens, reviews }: Group, { workbench, tokenValues }: Comparison): Markup {
  const [first, ...others] = reviews;
  const open = reviews.filter(({ isReviewed, kind }) => !isReviewed && kind !== "broken").length;
  return html`<section>
    <h3 tabindex="-1">${title} <small>${words.groupSize(reviews)}</small></h3>
    ${location ? html`<p><code>${location}</code></p>` : new Markup("")}
    ${tokens.map((name) => tokenTable(name, tokenValues(name)))}
    ${open > 1 ? choice(words.yesAll(open), words.noAll(open), words.reasonOfAll) : new Markup("")}
    ${first ? card(first, workbench, !first.isReviewed) : new Markup("")}
    ${
      others.length > 0
        ? html`<details class="others">
            <summary>${words.others(others.length)}</summary>
            ${others.map((review) => card(review, workbench, true))}
          </details>`
        : new Markup("")
    }
  </section>`;
}

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

function textTable(reviews: readonly Review[], english: English): Markup {
  const changes = textChanges(reviews);
  if (changes.length === 0) return new Markup("");
  return html`<h2>${words.texts}</h2>
    <table>
      <thead>
        <tr>
          ${Object.values(words.textColumns).map((name) => html`<th scope="col">${name}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${changes.map(
          (change) =>
            html`<tr>
              <td>${change.before}</td>
              <td>${change.after}</td>
              <td>
                ${englishBeside(change, english).map(({ text, note }) => html`<div><span lang="en">${text}</span>${note}</div>`)}
              </td>
              <td><a href="#${change.ids[0] ?? ""}">${change.ids.length}</a></td>
            </tr>`,
        )}
      </tbody>
    </table>
    <p>${words.spaces}</p>`;
}
