import type { ScreenName } from "#app/navigation/screens.ts";
import type { IdContinueTo } from "#src/screens/id-check/IdResultScreen.tsx";

const names: Partial<Record<ScreenName, IdContinueTo>> = {
  "app-contract": "toContract",
  "app-profile-completion-overview": "toOverview",
  "my-profile": "toMyProfile",
  dashboard: "toStart",
};

/** Where the way on leads, as its button says it: to the source, without one to the overview (D-16, VS-111). */
export const continueTo = (source: ScreenName | null): IdContinueTo =>
  source === null ? "toOverview" : (names[source] ?? "toSource");
