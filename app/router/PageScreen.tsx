import { createElement } from "react";
import { useFirstQueries } from "#app/router/firstQueries.ts";
import { screenOf } from "#app/router/screenOf.ts";
import type { ScreenName } from "#app/navigation/screens.ts";
import type { Page } from "#app/shell/page.ts";

export type PageScreenProps = { screen: ScreenName; page: Page | undefined };

/** Renders the page of a screen: code, texts and first queries load in parallel. */
export function PageScreen({ screen, page }: PageScreenProps) {
  if (!page) throw new Error(`${screen} has no page: add it to the *Pages.ts of its feature.`);
  return createElement(screenOf(page, useFirstQueries(page)));
}
