import { pages } from "#app/router/pages.ts";
import { PageScreen } from "#app/router/PageScreen.tsx";
import type { ScreenName } from "#app/navigation/screens.ts";

export type FurtherScreenProps = { screen: ScreenName };

/** Any signed-in screen but the first. */
export function FurtherScreen({ screen }: FurtherScreenProps) {
  const page = pages[screen];
  if (!page) throw new Error(`${screen} has no row in pages.`);
  return <PageScreen page={page} />;
}
