type Attributes = Record<string, string>;
type Child = Node | string;

/** Builds an element from text and other elements; never from markup. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes,
  ...children: Child[]
): HTMLElementTagNameMap[Tag] {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
  node.append(...children);
  return node;
}

/** The element with this id. Page and script are served together, so a missing one is a bug. */
export function part(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (!found) throw new Error(`The page has no #${id}.`);
  return found;
}

export function formPart(id: string): HTMLFormElement {
  const found = part(id);
  if (!(found instanceof HTMLFormElement)) throw new Error(`#${id} is no form.`);
  return found;
}

export function announce(text: string): void {
  part("status").textContent = text;
}

/** Without HTTPS browsers have no clipboard, except on localhost. */
async function copy(value: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(value);
    return true;
  } catch {
    return false;
  }
}

/** A button that copies `value`; `label` is part of its accessible name. */
export function copyButton(label: string, value: string): HTMLButtonElement {
  const button = element("button", { type: "button", "aria-label": `${label}: ${value}` }, label);
  button.addEventListener("click", () => {
    void copy(value).then((isCopied) =>
      announce(isCopied ? `${label}: erledigt.` : "Das konnte nicht kopiert werden. Bitte kopieren Sie es selbst."),
    );
  });
  return button;
}

export function actionButton(label: string, act: () => Promise<unknown>): HTMLButtonElement {
  const button = element("button", { type: "button" }, label);
  button.addEventListener("click", () => void act());
  return button;
}
