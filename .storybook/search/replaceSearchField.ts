import { words } from "./words.ts";

/** The id of Storybook's search field. */
const FIELD = "storybook-explorer-searchfield";

const fieldOf = ({ target }: Event) => (target instanceof HTMLInputElement && target.id === FIELD ? target : null);

/** Keys that do not open the search. */
const ignored = new Set(["Tab", "F6", "Escape", "Shift", "Control", "Alt", "AltGraph", "Meta", "CapsLock"]);
const CANVAS = "#storybook-preview-iframe";

const isShortcut = ({ key, ctrlKey, metaKey }: KeyboardEvent) => (ctrlKey || metaKey) && key.toLowerCase() === "k";

/**
 * Makes Storybook's search field open this search: a click, its shortcut and typing in it call `open`, focus by Tab alone does
 * not (WCAG 3.2.1). `isClosing`: the focus returns from the dialog. Stops the events, so that Storybook's own list never
 * opens. Returns a function that removes all listeners.
 */
export function replaceSearchField(open: () => void, isClosing: () => boolean): () => void {
  let ignoresFocus = false;

  const listeners: { [Type in "focusin" | "keydown" | "pointerdown" | "click" | "blur"]: (event: Event) => void } = {
    focusin(event) {
      if (!fieldOf(event)) return;
      event.stopImmediatePropagation();
      if (!ignoresFocus && !isClosing()) open();
    },
    keydown(event) {
      const press = event as KeyboardEvent;
      const { key, ctrlKey, metaKey } = press;
      ignoresFocus = key === "Tab" || key === "F6";
      if (!fieldOf(event) || ignored.has(key)) return;
      if ((ctrlKey || metaKey) && !isShortcut(press) && key.toLowerCase() !== "v") return;
      event.stopImmediatePropagation();
      // Other keys type into the field of the dialog, which gets the focus.
      if (key === "/" || key === "Enter" || isShortcut(press)) event.preventDefault();
      open();
    },
    pointerdown() {
      // If the dialog opened now, the rest of the click would close it as a click outside.
      ignoresFocus = true;
    },
    click(event) {
      ignoresFocus = false;
      if (fieldOf(event)) open();
    },
    blur({ target }) {
      // Keys in the canvas are not observed.
      if (target === window) ignoresFocus = false;
    },
  };
  const aborter = new AbortController();
  for (const [type, listener] of Object.entries(listeners))
    window.addEventListener(type, listener, { capture: true, signal: aborter.signal });

  const adaptField = () => {
    const field = document.querySelector<HTMLInputElement>(`#${FIELD}:not([readonly])`);
    if (!field) return;
    field.readOnly = true;
    field.placeholder = words.field;
    field.removeAttribute("aria-labelledby");
    field.setAttribute("aria-label", words.opens);
    field.setAttribute("aria-haspopup", "dialog");
    field.setAttribute("aria-keyshortcuts", words.shortcuts);
    field.lang = "de";
    // The combobox around it belongs to Storybook's own list, which never opens.
    const box = field.closest("[role=combobox]");
    for (const attribute of ["role", "aria-expanded", "aria-haspopup", "aria-labelledby"])
      box?.removeAttribute(attribute);
    document.querySelector<HTMLElement>(`label[for=${FIELD}]`)?.toggleAttribute("hidden", true);
  };
  adaptField();
  // The sidebar is unmounted while it is hidden.
  const observer = new MutationObserver(adaptField);
  observer.observe(document.body, { childList: true, subtree: true });

  return () => {
    observer.disconnect();
    aborter.abort();
  };
}

/**
 * Ctrl+K in the canvas calls `open`. Storybook hears no keys that are pressed in a field of a story; `/` is typed there.
 * Returns the function that ends it.
 */
export function watchCanvas(open: () => void): () => void {
  const press = (event: KeyboardEvent) => {
    if (!isShortcut(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    open();
  };
  const canvas = () => document.querySelector<HTMLIFrameElement>(CANVAS)?.contentWindow;
  // Each load of the canvas brings a window without listeners; the same listener is added only once.
  const listen = () => canvas()?.addEventListener("keydown", press, true);
  listen();
  document.addEventListener("load", listen, true);
  return () => {
    document.removeEventListener("load", listen, true);
    canvas()?.removeEventListener("keydown", press, true);
  };
}
