import { isVisible } from "./isVisible.ts";

const DONE = /\b(?:Erledigt|erfüllt|Eingecheckt|Ausgecheckt)\b/;
const TICK = "svg:is(.lucide-check, .lucide-circle-check, .lucide-check-check)";

/** List entries with a text for "done" and without the tick. */
export const doneFaults = (root: ParentNode): string[] =>
  [...root.querySelectorAll<HTMLElement>("li")]
    .filter((entry) => isVisible(entry) && !entry.querySelector("li"))
    .filter((entry) => DONE.test(entry.innerText) && !entry.querySelector(TICK))
    .map((entry) => `„${entry.innerText}“ is done and has no tick`);
