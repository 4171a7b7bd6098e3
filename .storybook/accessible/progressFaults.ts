import { isVisible } from "./dom.ts";

/** `total` is `null` where free seats are not rendered. */
type Parts = { done: number; total: number | null };
type Stated = { done: number; total: number; percent: number | null };

const count = (bar: Element, selector: string) => bar.querySelectorAll(selector).length;

/** Kinds of progress, by selector. */
const bars: Readonly<Record<string, (bar: Element) => Parts>> = {
  "div:has(> span[data-done])": (bar) => ({ done: count(bar, "[data-done]"), total: bar.childElementCount }),
  "svg[preserveAspectRatio=none]": (bar) => ({
    done: Number(/H(.+)/.exec(bar.querySelector("[data-done]")?.getAttribute("d") ?? "")?.[1] ?? 0),
    total: (bar as SVGSVGElement).viewBox.baseVal.width,
  }),
  "svg[role=img]:has(> g)": (bar) => ({ done: count(bar, "[data-done]"), total: count(bar, "g") }),
  "div:has(> [data-seat])": (bar) => ({
    done: count(bar, "[data-seat=self], [data-seat=person], [data-seat=chosen]"),
    total: count(bar, "[data-seat=free]") === 0 ? null : count(bar, "[data-seat]:not([data-seat=booked])"),
  }),
};

/** As it stands in a German text: 10.000. */
const numberOf = (text: string) => Number(text.replaceAll(".", ""));

/** The numbers in the text around a bar, in the closest ancestor that has any. */
function statedBeside(bar: Element): Stated | null {
  for (let part: Element | null = bar, depth = 0; part && depth < 4; part = part.parentElement, depth += 1) {
    const text = `${part.ariaLabel ?? ""} ${part instanceof HTMLElement ? part.innerText : part.textContent}`;
    const [, done, total] = /(\d[\d.]*)(?:\/|\s(?:von|der)\s)(\d[\d.]*)/.exec(text) ?? [];
    const percent = /(\d+)\s?%/.exec(text)?.[1];
    if (done && total)
      return { done: numberOf(done), total: numberOf(total), percent: percent ? Number(percent) : null };
  }
  return null;
}

const agree = (rendered: Parts, stated: Stated) =>
  (rendered.total === null || rendered.total === stated.total) &&
  (rendered.done === stated.done || stated.percent === Math.round((rendered.done / stated.total) * 100));

/** Progress that has not as many parts as the words beside it say, or not as many of them done. */
export const progressFaults = (root: ParentNode): string[] =>
  Object.entries(bars).flatMap(([selector, partsOf]) =>
    [...root.querySelectorAll(selector)]
      .filter((bar) => bar.getClientRects().length > 0 && isVisible(bar.parentElement ?? bar))
      .flatMap((bar) => {
        const rendered = partsOf(bar);
        const stated = statedBeside(bar);
        if (!stated || agree(rendered, stated)) return [];
        return [`drawn are ${rendered.done} of ${rendered.total}, said are ${stated.done} of ${stated.total}`];
      }),
  );

const DONE = /\b(?:Erledigt|erfüllt|Eingecheckt|Ausgecheckt)\b/;
const TICK = "svg:is(.lucide-check, .lucide-circle-check, .lucide-check-check)";

/** List entries with a text for "done" and without the tick. */
export const doneFaults = (root: ParentNode): string[] =>
  [...root.querySelectorAll<HTMLElement>("li")]
    .filter((entry) => isVisible(entry) && !entry.querySelector("li"))
    .filter((entry) => DONE.test(entry.innerText) && !entry.querySelector(TICK))
    .map((entry) => `„${entry.innerText}“ is done and has no tick`);
