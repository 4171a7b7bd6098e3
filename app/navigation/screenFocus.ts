import { useEffect, useLayoutEffect, useRef } from "react";

const HEADING = "[data-screen-heading]";

const screenHeading = (): HTMLElement | null => document.querySelector<HTMLElement>(HEADING);

const showsErrors = (): boolean => document.querySelector('[aria-invalid="true"]') !== null;

/** Adds an error hint to the title; does nothing until the texts are loaded. */
let withErrors = (title: string): string => title;

/** Sets the document title: "Passwort festlegen – Gangway", with a prefix if a field is invalid. */
export function nameDocument(): void {
  const name = screenHeading()?.textContent.trim();
  const title = name && name !== "Gangway" ? `${name} – Gangway` : "Gangway";
  const shown = showsErrors() ? withErrors(title) : title;
  if (document.title !== shown) document.title = shown;
}

/** Observes the DOM: headings and forms also change without a change of screen (A6). */
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
 * Focuses the heading rather than a field, in sign-up too, except for a code field: the code is the user's next input
 * (A3, VA-034).
 */
export function focusHeading(): void {
  const isCodeFieldFocused = document.activeElement?.getAttribute("autocomplete") === "one-time-code";
  if (!isCodeFieldFocused) screenHeading()?.focus({ preventScroll: true });
}

/** Focuses the heading if the focused element was removed. */
export function catchFocus(): void {
  if (document.activeElement === document.body) focusHeading();
}

/** For a screen that renders later than its URL, e.g. on the browser's back (A2, A3). */
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
 * For a change within a screen, e.g. from form to success view: starts at its top and focuses the new heading if focus
 * was lost (A3). `null`: not rendered yet.
 */
export function usePartFocus(part: string | null): void {
  const last = useRef<string>(null);
  useLayoutEffect(() => {
    if (part === null || last.current === part) return;
    if (last.current !== null) window.scrollTo(0, 0);
    last.current = part;
    nameDocument();
    catchFocus();
  });
}
