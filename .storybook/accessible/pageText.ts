import { squeezed } from "../shared/squeezed.ts";
import { isVisible } from "./dom.ts";

/** Visible text, accessible names and values of fields. */
export function pageText(root: HTMLElement): string {
  const named = [...root.querySelectorAll("[aria-label], img[alt]")]
    .filter(isVisible)
    .map((element) => element.ariaLabel ?? element.getAttribute("alt") ?? "");
  const typed = [...root.querySelectorAll<HTMLInputElement>("input, textarea, select")]
    .filter(isVisible)
    .map((field) => field.value);
  return squeezed([root.innerText, ...named, ...typed].join(" | ").replaceAll(/\s*\n\s*/g, " | "));
}

/** Counted things, one and several of them. */
const COUNTED = [
  "Sekunde/Sekunden",
  "Minute/Minuten",
  "Stunde/Stunden",
  "Tag/Tagen?",
  "Termin/Termine",
  "Bewerbung/Bewerbungen",
  "Angabe/Angaben",
  "Ziffer/Ziffern",
  "Ersatzfoto/Ersatzfotos",
  "Person/Personen",
].map((words) => words.split("/"));

const wrong = COUNTED.flatMap(([one, many]) => [
  new RegExp(String.raw`(?<![\d.,:-])1 ${many}(?!\p{L})`, "u"),
  new RegExp(String.raw`(?<![\d.,:-])(?:0|[2-9]|\d\d+) ${one}(?!\p{L})`, "u"),
]);

/** One thing that is counted like several, or several like one. */
export const pluralFaults = (text: string): string[] =>
  wrong.flatMap((count) => count.exec(text)?.map((found) => `„${found}“ is said`) ?? []);
