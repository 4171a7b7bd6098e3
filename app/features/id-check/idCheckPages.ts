import type { Page, Pages } from "#app/shell/page.ts";

/** One run: it stays mounted from one of its screens to the next. */
const idCheck: Page = {
  load: () => import("#app/features/id-check/IdCheckPage.tsx").then((module) => module.IdCheckPage),
  texts: ["idCheck", "autoAdvance", "files", "failure"],
  queries: ["getIdDocument", "getExtraEvents"],
  offer: "idDocument",
};

export const pages: Pages = { "id-terms": idCheck, "id-capture": idCheck, "id-result": idCheck };
