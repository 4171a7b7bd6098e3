import { squeezed } from "../shared/squeezed.ts";
import { textsIn } from "./dom.ts";

/** Fields whose values are rendered unchanged. */
const RENDERED = new Set(
  (
    "name firstName lastName recipient message loadMessage groupNumber title description location duration " +
    "displayDate start end endTime secondsLeft seconds left street postalCode city cityOfBirth passNumber department " +
    "iban bic bankName accountHolder taxId socialSecurityNumber healthInsuranceProvider"
  ).split(" "),
);

/** Fields that are rendered in part or not at all. */
const NOT_RENDERED = new Set(["initial", "sample", "cancelled", "document", "facts", "months", "staff", "countries"]);

/** The name of a text, such as `tasks.profile.title`. */
const KEY = /^[a-z][A-Za-z.]*$/;

const isBranch = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !("$$typeof" in value);

/** The values of the args that have to be on show; who has a name is shown by it, and what is edited by its fields. */
function readIn(value: unknown, field = ""): string[] {
  if (typeof value === "string" || typeof value === "number")
    return RENDERED.has(field) && !KEY.test(String(value)) ? [String(value)] : [];
  if (Array.isArray(value)) return value.flatMap((entry) => readIn(entry));
  if (!isBranch(value)) return [];
  return Object.entries(value)
    .filter(([key]) => !NOT_RENDERED.has(key))
    .filter(([key]) => !("name" in value && key === "firstName") && !("initial" in value && key === "page"))
    .flatMap(([key, entry]) => readIn(entry, key));
}

/** All texts, accessible names and values of the page, also behind an open dialog. */
function textsOf(root: HTMLElement): string[] {
  const named = [...root.querySelectorAll("[aria-label], [alt]")].flatMap((part) => [
    part.ariaLabel,
    part.getAttribute("alt"),
  ]);
  const fields = [...root.querySelectorAll<HTMLInputElement>("input, textarea, select")].map(({ value }) => value);
  return [...textsIn(root).map(({ text }) => text), ...named, ...fields].map((text) => squeezed(text ?? ""));
}

/** A number stands alone; a long one may stand in groups. */
const isIn = (texts: readonly string[], value: string) =>
  /^\d+$/.test(value)
    ? texts.some((text) =>
        text
          .replaceAll(/(?<=\d) (?=\d)/g, "")
          .split(/\D+/)
          .includes(value),
      )
    : texts.some((text) => text.includes(value));

/** Values in the args of a state that it does not show. What is loading, and what failed to load, shows nothing of them. */
export function argsFaults(args: object, root: HTMLElement): string[] {
  if (root.querySelector("[data-loading], [role=alert]:has(button)")) return [];
  const texts = textsOf(root);
  return readIn(args)
    .filter((value) => value !== "" && !isIn(texts, squeezed(value)))
    .map((value) => `„${value}“ is in the args and not on show`);
}
