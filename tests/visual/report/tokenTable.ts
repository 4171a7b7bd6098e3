import { formatHex } from "culori";
import { contrastText } from "#workbench/shared/theme/contrast.ts";
import type { TokenValue } from "../tokenValues.ts";
import { html, Markup } from "./html.ts";
import { words } from "./words.ts";

/** The old and the new value of a token, each with its colour and with its contrast. */
export function tokenTable(name: string, values: readonly TokenValue[]): Markup {
  if (values.length === 0) return new Markup("");
  const { before, after } = words.textColumns;
  return html`<table>
    <thead>
      <tr>
        <th scope="col">${words.token}</th>
        <th scope="col">${before}</th>
        <th scope="col">${after}</th>
      </tr>
    </thead>
    <tbody>
      ${values.flatMap((value) => rowsOf(name, value))}
    </tbody>
  </table>`;
}

const rowsOf = (name: string, { theme, condition, before, after, contrasts }: TokenValue): Markup[] => [
  html`<tr class="token">
    <th scope="row">${[name, ...(theme ? [words.brightness[theme]] : []), condition].filter(Boolean).join(", ")}</th>
    <td>${valueOf(before)}</td>
    <td>${valueOf(after)}</td>
  </tr>`,
  ...contrasts.map(
    (pair) =>
      html`<tr>
        <th scope="row">${words.contrast(pair.front, pair.back, contrastText(pair.need))}</th>
        <td>${contrastOf(pair.before, pair.need)}</td>
        <td>${contrastOf(pair.after, pair.need)}</td>
      </tr>`,
  ),
];

function valueOf(value: string | undefined): Markup {
  if (value === undefined) return html`${words.none}`;
  const hex = formatHex(value);
  if (!hex) return html`<code>${value}</code>`;
  const isOpaque = /^oklch\([^/]*\)$/.test(value);
  return html`<span class="swatch" style="background: ${value}"></span
    >${isOpaque ? html`<code>${hex}</code> ` : ""}<small>${value}</small>`;
}

function contrastOf(value: number | undefined, need: number): Markup {
  if (value === undefined) return html`${words.none}`;
  return value < need ? html`${contrastText(value)} <strong>${words.tooLow}</strong>` : html`${contrastText(value)}`;
}
