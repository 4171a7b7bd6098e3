import path from "node:path";
import { nameOfPart } from "#workbench/shared/titles.ts";
import type { Shown } from "../pixels.ts";
import { html, Markup } from "./html.ts";
import type { Review } from "./review.ts";
import { shown as visible } from "./textChanges.ts";
import { kinds, words } from "./words.ts";

const none = new Markup("");

/** One difference: the change in words, then the pictures and the decision. */
export function card(review: Review, workbench: string, isOpen: boolean): Markup {
  const { id, kind, text, pixels, reason = "", isReviewed, refusal, marks } = review;
  const state = isReviewed ? words.reviewed : refusal === undefined ? words.open : words.declined;
  return html`<details
    id="${id}"
    data-kind="${kind}"
    data-reviewed="${String(isReviewed)}"
    data-seen="${marks.seen}"
    class="card"
    ${new Markup(isOpen ? " open" : "")}
  >
    <summary>
      <span class="kind">${kinds[kind]}</span> <b>${nameOf(review)}</b>
      <small>${pixels > 0 ? `${words.pixels(pixels)}, ` : ""}<span data-state>${state}</span></small>
    </summary>
    ${kind === "changed" ? texts(text, pixels) : none} ${reason ? html`<pre>${reason}</pre>` : none}
    ${refusal ? html`<p>${words.because(refusal)}</p>` : none}
    <div class="pictures">${pictures(review)}</div>
    ${links(review, workbench)} ${isReviewed || kind === "broken" ? none : choice(words.yes, words.no, words.reason)}
  </details>`;
}

/** Two toggle buttons, of which one can be pressed, and the reason for the second. */
export const choice = (yes: string, no: string, reason: string): Markup =>
  html`<p class="choice">
    <button type="button" data-decision="accepted" aria-pressed="false">${yes}</button>
    <button type="button" data-decision="declined" aria-pressed="false">${no}</button>
    <label hidden>${reason} <input name="reason" autocomplete="off" /></label>
  </p>`;

function links({ id, kind }: Review, workbench: string): Markup {
  if (kind === "gone" || kind === "broken") return none;
  const [story = "", mode] = id.split("@");
  const component = story.replace(/--.*/, "");
  const globals = mode === "dark" ? "&globals=theme:dark" : "";
  return html`<p>
    <a href="${workbench}/?path=/story/${story}${globals}">${words.toStory}</a>
    <a href="${workbench}/?path=/docs/${component}--docs">${words.toSheet}</a>
  </p>`;
}

export function nameOf({ id, story }: Pick<Review, "id" | "story">): string {
  const mode = id.split("@")[1];
  return [story ? germanOf(story) : id, ...(mode ? [words.modes[mode] ?? mode] : [])].join(", ");
}

/** `screens/auth/PhoneScreen: Leer` in words. */
function germanOf(story: string): string {
  const [part = "", ...state] = story.split(": ");
  return [nameOfPart(path.basename(part)), ...state].join(": ");
}

function texts(lines: readonly string[], pixels: number): Markup {
  if (lines.length === 0) return html`<p>${words.sameWords}</p>`;
  const shown = lines.map((line) =>
    line.startsWith("-") ? html`<del>${visible(line)}</del>` : html`<ins>${visible(line)}</ins>`,
  );
  const lead = pixels === 0 ? html`<p>${words.samePixels}</p>` : none;
  return html`${lead}
    <pre aria-label="${words.textDifference}" role="group" tabindex="0">${shown}</pre>`;
}

function pictures(review: Review): Markup[] {
  const { id, before, after, shown } = review;
  const name = nameOf(review);
  const image = (folder: string, alt: string) =>
    html`<img loading="lazy" src="${folder}/${id}.png" alt="${alt && words.picture(alt, name)}" />`;
  const one = (side: string, content: Markup) =>
    html`<figure>
      <figcaption>${side}</figcaption>
      ${content}
    </figure>`;
  const old = one(words.before, image("before", words.before));
  const now = one(words.after, image("after", words.after));
  if (before && after && !shown) return [now];
  return [
    ...(before ? [old] : []),
    ...(after ? [now] : []),
    ...(shown ? [one(words.diff, framed(shown, image("diff", words.diff)))] : []),
    ...(shown && before && after ? [slider(framed(shown, image("before", ""), image("after", "")))] : []),
  ];
}

/** Pictures of one size on top of each other, with a frame around each small difference. */
const framed = ({ width, height, areas }: Shown, ...images: Markup[]): Markup =>
  html`<div class="framed" style="inline-size: ${width}px; aspect-ratio: ${width} / ${height}">
    ${images}
    ${areas.map((area) => {
      const share = (part: number, whole: number) => `${((part / whole) * 100).toFixed(3)}%`;
      const place = `left: ${share(area.left, width)}; top: ${share(area.top, height)}`;
      const size = `width: ${share(area.width, width)}; height: ${share(area.height, height)}`;
      return html`<span class="frame" style="${place}; ${size}"></span>`;
    })}
  </div>`;

const slider = (content: Markup): Markup =>
  html`<figure>
    <figcaption>
      <label>${words.slider} <input type="range" min="0" max="100" value="50" /></label>
    </figcaption>
    ${content}
  </figure>`;
