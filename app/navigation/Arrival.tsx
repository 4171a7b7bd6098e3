import { useLayoutEffect, useRef } from "react";
import { nameDocument, screenHeading } from "#app/navigation/arrival.ts";
import { rememberedScroll } from "#app/navigation/location.ts";
import type { ScreenName } from "#app/navigation/screens.ts";

/**
 * Makes a change of screen an arrival: the title names it, its heading has the focus, the page is where it was left. Stands
 * after the screen in the same Suspense boundary, so that it runs when the screen is really there.
 */
export function Arrival({ screen }: { screen: ScreenName }) {
  const last = useRef<ScreenName>(null);
  useLayoutEffect(() => {
    nameDocument();
    const isFirst = last.current === null;
    if (last.current === screen) return;
    last.current = screen;
    if (isFirst) return;
    window.scrollTo(0, rememberedScroll());
    const hasOwnFocus = document.activeElement instanceof HTMLInputElement && document.activeElement.autofocus;
    if (!hasOwnFocus && !isCodeField(document.activeElement)) screenHeading()?.focus({ preventScroll: true });
  });
  return null;
}

/** A code field takes the focus itself: the code is what the person comes with (VA-034). */
const isCodeField = (element: Element | null) => element?.getAttribute("autocomplete") === "one-time-code";
