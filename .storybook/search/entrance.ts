import { words } from "./words.ts";

/** Storybook's own field, which its shortcut focuses. */
const FIELD = "storybook-explorer-searchfield";

const fieldOf = ({ target }: Event) => (target instanceof HTMLInputElement && target.id === FIELD ? target : null);

const CANVAS = "#storybook-preview-iframe";

const isShortcut = ({ key, ctrlKey, metaKey }: KeyboardEvent) => (ctrlKey || metaKey) && key.toLowerCase() === "k";

/** Keys that move the focus or do nothing by themselves. */
const passing = new Set(["Tab", "F6", "Escape", "Shift", "Control", "Alt", "AltGraph", "Meta", "CapsLock"]);

/**
 * Makes Storybook's search field the entrance of ours: a press, its shortcut, and typing in it call `open`. Reaching it with
 * the Tab key alone opens nothing (WCAG 3.2.1). `isLeaving` says that the focus comes back from our search. Storybook itself
 * hears nothing of it, so that its own list never shows. The answer ends that.
 */
export function watchEntrance(open: () => void, isLeaving: () => boolean): () => void {
  let isPassing = false;

  const listeners: { [Type in "focusin" | "keydown" | "pointerdown" | "click" | "blur"]: (event: Event) => void } = {
    focusin(event) {
      if (!fieldOf(event)) return;
      event.stopImmediatePropagation();
      if (!isPassing && !isLeaving()) open();
    },
    keydown(event) {
      const press = event as KeyboardEvent;
      const { key, ctrlKey, metaKey } = press;
      isPassing = key === "Tab" || key === "F6";
      if (!fieldOf(event) || passing.has(key)) return;
      if ((ctrlKey || metaKey) && !isShortcut(press) && key.toLowerCase() !== "v") return;
      event.stopImmediatePropagation();
      // What types goes on into the field that has the focus then.
      if (key === "/" || key === "Enter" || isShortcut(press)) event.preventDefault();
      open();
    },
    pointerdown() {
      // Opened before the press ends, it would be closed as by a press beside it.
      isPassing = true;
    },
    click(event) {
      isPassing = false;
      if (fieldOf(event)) open();
    },
    blur({ target }) {
      // Keys pressed in the canvas are not heard here.
      if (target === window) isPassing = false;
    },
  };
  for (const [type, listener] of Object.entries(listeners)) window.addEventListener(type, listener, true);

  const dress = () => {
    const field = document.querySelector<HTMLInputElement>(`#${FIELD}:not([readonly])`);
    if (!field) return;
    field.readOnly = true;
    field.placeholder = words.field;
    field.removeAttribute("aria-labelledby");
    field.setAttribute("aria-label", words.opens);
    field.setAttribute("aria-haspopup", "dialog");
    field.lang = "de";
    // Around it stands a box for a list of Storybook's own, in English, that never opens.
    const box = field.closest("[role=combobox]");
    for (const attribute of ["role", "aria-expanded", "aria-haspopup", "aria-labelledby"])
      box?.removeAttribute(attribute);
    document.querySelector<HTMLElement>(`label[for=${FIELD}]`)?.toggleAttribute("hidden", true);
  };
  dress();
  // The sidebar comes and goes.
  const watcher = new MutationObserver(dress);
  watcher.observe(document.body, { childList: true, subtree: true });

  return () => {
    watcher.disconnect();
    for (const [type, listener] of Object.entries(listeners)) window.removeEventListener(type, listener, true);
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
