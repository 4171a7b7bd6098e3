import { createElement } from "react";
import { useFirstQueries } from "#app/router/firstQueries.ts";
import type { Page } from "#app/router/pages.ts";
import { screenOf } from "#app/router/screenOf.ts";

/** The screen of a row, whose code, texts and first answers are asked for together. */
export const PageScreen = ({ page }: { page: Page }) => createElement(screenOf(page, useFirstQueries(page)));
