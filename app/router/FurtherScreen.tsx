import { createElement } from "react";
import { memoizeByRef } from "#app/platform/memoizeByRef.ts";
import { pages, type Page } from "#app/router/pages.ts";
import type { ScreenName } from "#app/navigation/screens.ts";
import { lazyScreen } from "#src/copy/useCopy.tsx";

export type FurtherScreenProps = { screen: ScreenName };

/** The same component for the same row: screens that share one stay on show from one to the next. */
const screenOf = memoizeByRef(({ texts, load }: Page) => lazyScreen(texts, load));

/** Any signed-in screen but the first. */
export function FurtherScreen({ screen }: FurtherScreenProps) {
  const page = pages[screen];
  if (!page) throw new Error(`${screen} has no row in pages.`);
  return createElement(screenOf(page));
}
