import { areaScreens, LaterScreen } from "#app/areas/screens.ts";
import type { ScreenName } from "#app/navigation/screens.ts";

export type FurtherScreenProps = { screen: ScreenName; onToStart: () => void };

/** Any signed-in screen but the first. */
export function FurtherScreen({ screen, onToStart }: FurtherScreenProps) {
  const Screen = areaScreens[screen];
  return Screen ? <Screen /> : <LaterScreen onToStart={onToStart} />;
}
