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
 * After a change of screen: sets the title, focuses the heading, restores the scroll position. Placed after the screen
 * in the same Suspense boundary, so that it runs when the screen is mounted.
 */
export function ScreenFocus({ screen, isLeaving }: { screen: ScreenName; isLeaving: boolean }) {
  const t = useCopy("auth");
  useDocumentTitle(useCallback((title: string) => t("errorTitle", { title }), [t]));
  const last = useRef<ScreenName>(null);
  const isFirst = useRef(true);
  useLayoutEffect(() => {
    nameDocument();
    // Runs again when React hid the screen, with the focused element, to load a part of it. Not while leaving: the next
    // screen focuses its own heading, and screen readers would read two.
    if (last.current === screen) return isFirst.current || isLeaving ? undefined : catchFocus();
    const before = last.current;
    isFirst.current = before === null;
    last.current = screen;
    forgetTyping();
    if (before === null) return;
    window.scrollTo(0, rememberedScroll());
    // Between sign-up steps the old heading may still be mounted: the step itself sets the focus (useStepFocus).
    if (!areSteps(before, screen)) focusHeading();
  });
  return null;
}
