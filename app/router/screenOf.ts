import { memoizeByRef } from "#app/platform/memoizeByRef.ts";
import type { Page } from "#app/router/pages.ts";
import { lazyScreen } from "#src/copy/useCopy.tsx";

/** The same component for the same row: screens that share one stay on show from one to the next. */
export const screenOf = memoizeByRef(({ texts, load }: Page) => lazyScreen(texts, load));
