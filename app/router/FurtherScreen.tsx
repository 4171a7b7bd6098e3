import { areaScreens } from "#app/router/pages.ts";
import type { ScreenName } from "#app/navigation/screens.ts";

export type FurtherScreenProps = { screen: ScreenName };

/** Any signed-in screen but the first. */
export function FurtherScreen({ screen }: FurtherScreenProps) {
  const Screen = areaScreens[screen];
  if (!Screen) throw new Error(`${screen} has no entry in areaScreens.`);
  return <Screen />;
}
