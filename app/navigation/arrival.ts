import { useLayoutEffect, useRef } from "react";

const HEADING = "[data-screen-heading]";

/** The heading of the screen on show. */
export const screenHeading = (): HTMLElement | null => document.querySelector<HTMLElement>(HEADING);

/** The title names the screen on show: "Passwort festlegen – Gangway". */
export function nameDocument(): void {
  const name = screenHeading()?.textContent?.trim();
  document.title = name && name !== "Gangway" ? `${name} – Gangway` : "Gangway";
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
