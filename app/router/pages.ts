import type { Pages } from "#app/shell/page.ts";

const features = import.meta.glob<Pages>("../features/*/*Pages.ts", { eager: true, import: "pages" });

export const pages: Pages = Object.assign({}, ...Object.values(features));
