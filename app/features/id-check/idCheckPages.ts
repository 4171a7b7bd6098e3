import type { Page, Pages } from "#app/shell/page.ts";

/** One entry, so that it stays mounted between its screens. */
const idCheck: Page = {
  load: () => import("#app/features/id-check/IdCheckPage.tsx").then((module) => module.IdCheckPage),
  texts: ["idCheck", "autoAdvance", "files", "failure"],
  queries: ["getIdDocument", "getExtraEvents"],
  offer: "idDocument",
};

export const pages: Pages = { "id-terms": idCheck, "id-capture": idCheck, "id-result": idCheck };
