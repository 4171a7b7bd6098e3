import type { ComponentType } from "react";
import { textsOf, type Page } from "#app/shell/page.ts";
import { lazyScreen } from "#src/copy/useCopy.tsx";

/** A shorter skeleton would only flash. */
const MOMENT_MS = 200;

const screens = new WeakMap<Page, ComponentType>();

/**
 * Caches the component per row: screens that share a row stay mounted. Once its code is loaded, waits briefly for the
 * first responses, so that it renders with data instead of a skeleton.
 */
export function screenOf(page: Page, answers: Promise<unknown>): ComponentType {
  const moment = () => new Promise((resolve) => setTimeout(resolve, MOMENT_MS));
  const screen =
    screens.get(page) ??
    lazyScreen(textsOf(page), () => page.load().then((loaded) => Promise.race([answers, moment()]).then(() => loaded)));
  screens.set(page, screen);
  return screen;
}
