import { useCallback, useLayoutEffect, useRef } from "react";
import { forgetTyping } from "#app/shell/staleBuild.ts";
import { catchFocus, focusHeading, nameDocument, useDocumentTitle } from "#app/navigation/screenFocus.ts";
import { rememberedScroll } from "#app/navigation/location.ts";
import { stepOfScreen } from "#app/navigation/steps.ts";
import type { ScreenName } from "#app/navigation/screens.ts";
import { useCopy } from "#src/copy/useCopy.tsx";

const areSteps = (before: ScreenName, screen: ScreenName): boolean => {
  const [from, to] = [stepOfScreen(before), stepOfScreen(screen)];
  return from !== null && to !== null && from !== to;
};

/**
 * Makes a change of screen an arrival: the title names it, its heading has the focus, the page is where it was left. Stands
 * after the screen in the same Suspense boundary, so that it runs when the screen is really there.
 */
export function ScreenFocus({ screen, isLeaving }: { screen: ScreenName; isLeaving: boolean }) {
  const t = useCopy("auth");
  useDocumentTitle(useCallback((title: string) => t("errorTitle", { title }), [t]));
  const last = useRef<ScreenName>(null);
  const isFirst = useRef(true);
  useLayoutEffect(() => {
    nameDocument();
    // Runs again when React has hidden the screen to fetch a part of it, and with it what had the focus.
    // The next screen takes the focus itself: two headings in a row would be read.
    if (last.current === screen) return isFirst.current || isLeaving ? undefined : catchFocus();
    const before = last.current;
    isFirst.current = before === null;
    last.current = screen;
    forgetTyping();
    if (before === null) return;
    window.scrollTo(0, rememberedScroll());
    // On the way in the heading on show may still be that of the step before: the step itself arrives (useStepFocus).
    if (!areSteps(before, screen)) focusHeading();
  });
  return null;
}
