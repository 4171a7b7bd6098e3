import { isVisible } from "./isVisible.ts";

const plain = (text: string) =>
  text
    .replaceAll(/[\u00ad\u2060\u200b]/g, "")
    .replaceAll(/\s*\n\s*/g, " | ")
    .replaceAll(/\s+/g, " ")
    .trim();

/** Visible text, accessible names and values of fields. */
export function pageText(root: HTMLElement): string {
  const named = [...root.querySelectorAll("[aria-label], img[alt]")]
    .filter(isVisible)
    .map((element) => element.ariaLabel ?? element.getAttribute("alt") ?? "");
  const typed = [...root.querySelectorAll<HTMLInputElement>("input, textarea, select")]
    .filter(isVisible)
    .map((field) => field.value);
  return plain([root.innerText, ...named, ...typed].join(" | "));
}
