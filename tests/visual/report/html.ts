/** Escapes text for any position in a page. */
export const escape = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`);

/** Joins literal markup with values, which are escaped unless they are markup themselves. */
export function html(
  parts: TemplateStringsArray,
  ...values: readonly (Markup | string | number | readonly Markup[])[]
): Markup {
  return new Markup(parts.reduce((all, part, at) => `${all}${at > 0 ? written(values[at - 1] ?? "") : ""}${part}`, ""));
}

export class Markup {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

const written = (value: Markup | string | number | readonly Markup[]): string => {
  if (value instanceof Markup) return value.text;
  return typeof value === "object" ? value.map(({ text }) => text).join("") : escape(String(value));
};
