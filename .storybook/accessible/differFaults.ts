const STATES = [
  "aria-checked",
  "aria-disabled",
  "aria-busy",
  "aria-invalid",
  "aria-expanded",
  "aria-current",
  "readonly",
  "aria-readonly",
];

/** The page text with the ARIA states of its elements. */
function signatureOf(root: HTMLElement, text: string): string {
  const selector = ["input", ...STATES.map((name) => `[${name}]`)].join();
  const parts = [...root.querySelectorAll(selector)].map((part) =>
    [part.matches(":checked"), ...STATES.map((name) => part.getAttribute(name) ?? "")].join(),
  );
  return [text, ...parts].join("\n");
}

type State = { story: string; args: string };

/** By title and signature. */
const statesBySignature = new Map<string, State>();

/** A state that differs from another one of its screen by colour only (WCAG 1.4.1). */
export function differFaults(title: string, story: string, args: object, root: HTMLElement, text: string): string[] {
  const own = { story, args: JSON.stringify(args) };
  const key = `${title}\n${signatureOf(root, text)}`;
  const other = statesBySignature.get(key);
  statesBySignature.set(key, other ?? own);
  return other && other.args !== own.args ? [`says the same as ${other.story}, and is not the same`] : [];
}
