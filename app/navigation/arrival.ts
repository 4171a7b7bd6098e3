import { useLayoutEffect, useRef } from "react";

const HEADING = "[data-screen-heading]";

/** The heading of the screen on show. */
const screenHeading = (): HTMLElement | null => document.querySelector<HTMLElement>(HEADING);

/** The title names the screen on show: "Passwort festlegen – Gangway". */
export function nameDocument(): void {
  const name = screenHeading()?.textContent?.trim();
  document.title = name && name !== "Gangway" ? `${name} – Gangway` : "Gangway";
}

/** The heading takes the focus, unless a code is asked for: it is what the person comes with (A3, VA-034). */
export function focusHeading(): void {
  const isAskedForCode = document.activeElement?.getAttribute("autocomplete") === "one-time-code";
  if (!isAskedForCode) screenHeading()?.focus({ preventScroll: true });
}

/** For a screen that changes later than its address, as it does on the way back through the browser (A2, A3). */
export function useStepArrival(step: string): void {
  const last = useRef("opening");
  useLayoutEffect(() => {
    const before = last.current;
    if (before === step) return;
    last.current = step;
    nameDocument();
    if (before !== "opening") focusHeading();
  });
}

/** For a change within a screen name, such as form and success view: the new heading takes the focus if nothing has it (A3). */
export function useArrival(part: string): void {
  const last = useRef<string>(null);
  useLayoutEffect(() => {
    if (last.current === part) return;
    last.current = part;
    nameDocument();
    if (document.activeElement === document.body) screenHeading()?.focus({ preventScroll: true });
  });
}
