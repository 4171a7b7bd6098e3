import type { ComponentType } from "react";
import { textsOf, type Page } from "#app/shell/page.ts";
import { lazyScreen } from "#src/copy/useCopy.tsx";

/** Shorter than this a skeleton would only flash. */
const MOMENT_MS = 200;

const screens = new WeakMap<Page, ComponentType>();

/**
 * The same component for the same row: screens that share one stay on show from one to the next. When its code arrives it
 * waits a moment for the first answers, so that it is drawn once, with them, and not as a skeleton before.
 */
export function screenOf(page: Page, answers: Promise<unknown>): ComponentType {
  const moment = () => new Promise((resolve) => setTimeout(resolve, MOMENT_MS));
  const screen =
    screens.get(page) ??
    lazyScreen(textsOf(page), () => page.load().then((loaded) => Promise.race([answers, moment()]).then(() => loaded)));
  screens.set(page, screen);
  return screen;
}
