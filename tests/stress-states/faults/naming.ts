const MOST_WORDS = 60;

const shortened = (text: string) => (text.length > MOST_WORDS ? `${text.slice(0, MOST_WORDS)}…` : text);

export const quoted = (text: string) => `"${shortened(text.replaceAll(/\s+/g, " ").trim())}"`;

/** An element in a few words: what it is and its name. */
export function nameOf(element: Element): string {
  const role = element.getAttribute("role");
  const kind = role ? `${element.localName}[${role}]` : element.localName;
  const labels = "labels" in element ? [...((element.labels as NodeListOf<Element> | null) ?? [])] : [];
  const name = element.getAttribute("aria-label") ?? (labels[0] ?? element).textContent ?? "";
  return name.trim() ? `${kind} ${quoted(name)}` : kind;
}

export const px = (length: number) => `${Math.round(length)} px`;
