import { isWaiting, screenHeading } from "./settle.ts";

const isShown = (element: HTMLElement) => element.checkVisibility();
const all = <Found extends HTMLElement>(selector: string) => [...document.querySelectorAll<Found>(selector)];

/** Where a person reads and acts; a notice passes. */
const PLACE = ":is(main, [role='dialog'])";

const valueOf = (field: HTMLInputElement) =>
  field.type === "checkbox" || field.type === "radio" ? String(field.checked) : field.value;

/** Every field of the page with what stands in it. */
export const typed = (): Record<string, string> =>
  Object.fromEntries([
    ...all<HTMLInputElement>(`${PLACE} :is(input:not([aria-hidden]), select, textarea)`).map(
      (field, at) => [`${field.name || field.id} ${at}`, valueOf(field)] as const,
    ),
    ...all(`${PLACE} :not(input)[role='checkbox']`).map((box, at) => [`box ${at}`, box.ariaChecked ?? ""] as const),
  ]);

/** What stands in the fields when somebody has just entered something, whatever becomes of it at once. */
export function followTyping(): () => Record<string, string> {
  let last = typed();
  const note = () => {
    last = typed();
  };
  document.addEventListener("input", note);
  return () => {
    document.removeEventListener("input", note);
    return last;
  };
}

/** The words of the page without those of its notices. */
export const wordsInPlace = (): string =>
  all(PLACE)
    .map((place) => place.innerText)
    .join("\n");

/** What has gone wrong, as the page says it in place: aloud, at a field or in a banner. */
export const alertInPlace = (): string =>
  all(`${PLACE} :is([role='alert'], [aria-live] .text-halt, .bg-halt-soft)`)
    .map((alert) => alert.innerText.trim())
    .join(" ");

/** The title is the heading; only an error stands before it (A3). */
const isNamed = () =>
  document.title.replace(/^Fehler: /, "") === `${screenHeading()?.textContent.trim() ?? ""} – Gangway`;

/** What no screen may be like when a call is over, whatever came of it (F1). */
export function faultsOfPage(): string[] {
  const words = document.body.innerText;
  const nonsense = /undefined|\bNaN\b|\bnull\b|\[object/.exec(words);
  const ways = all("a[href], button:not([disabled], [aria-disabled='true'])").filter(isShown);
  return [
    ...(screenHeading()?.innerText.trim() ? [] : ["no heading"]),
    ...(isNamed() ? [] : [`the title "${document.title}" is not the heading "${screenHeading()?.textContent ?? ""}"`]),
    ...(ways.length > 0 ? [] : ["no way on"]),
    ...(isWaiting() ? ["still busy"] : []),
    ...(nonsense ? [`nonsense: "${nonsense[0]}"`] : []),
  ];
}
