import type { Pages } from "#app/shell/page.ts";

const features = import.meta.glob<Pages>("../features/*/*Pages.ts", { eager: true, import: "pages" });

/** The pages of all features by screen. */
export const pages: Pages = Object.assign({}, ...Object.values(features));
