import { useEffect, useLayoutEffect, useRef } from "react";

const HEADING = "[data-screen-heading]";

/** The heading of the screen on show. */
const screenHeading = (): HTMLElement | null => document.querySelector<HTMLElement>(HEADING);

const showsErrors = (): boolean => document.querySelector('[aria-invalid="true"]') !== null;

/** How a title says that the form on show has errors; as it is until the words are there. */
let withErrors = (title: string): string => title;

/** The title names the screen on show: "Passwort festlegen – Gangway", and says before it when something is to be put right. */
export function nameDocument(): void {
  const name = screenHeading()?.textContent.trim();
  const title = name && name !== "Gangway" ? `${name} – Gangway` : "Gangway";
  const shown = showsErrors() ? withErrors(title) : title;
  if (document.title !== shown) document.title = shown;
}

/** Follows the heading and every form on the page: they change without a change of screen (A6). */
export function useDocumentTitle(titleFor: (title: string) => string): void {
  useEffect(() => {
    withErrors = titleFor;
    const follow = () => {
      if (screenHeading()) nameDocument();
    };
    follow();
    const observer = new MutationObserver(follow);
    observer.observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
      attributeFilter: ["aria-invalid"],
    });
    return () => observer.disconnect();
  }, [titleFor]);
}

/**
 * The heading takes the focus, on the way in as everywhere: no field does it on arrival, unless a code is asked for, which is
 * what the person comes with (A3, VA-034).
 */
export function focusHeading(): void {
  const isCodeFieldFocused = document.activeElement?.getAttribute("autocomplete") === "one-time-code";
  if (!isCodeFieldFocused) screenHeading()?.focus({ preventScroll: true });
}

/** The heading takes a focus that has fallen to the body. */
export function catchFocus(): void {
  if (document.activeElement === document.body) focusHeading();
}

/** For a screen that changes later than its address, as it does on the way back through the browser (A2, A3). */
export function useStepFocus(step: string): void {
  const last = useRef("opening");
  useLayoutEffect(() => {
    const before = last.current;
    if (before === step) return;
    last.current = step;
    nameDocument();
    if (before !== "opening") focusHeading();
  });
}

/**
 * For a change within a screen name, such as form and success view: the new heading takes the focus if nothing has it (A3).
 * `null`: nothing to read yet.
 */
export function usePartFocus(part: string | null): void {
  const last = useRef<string>(null);
  useLayoutEffect(() => {
    if (part === null || last.current === part) return;
    last.current = part;
    nameDocument();
    catchFocus();
  });
}
