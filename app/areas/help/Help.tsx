import { addresses } from "#app/areas/addresses.ts";
import { useFrame } from "#app/areas/useFrame.ts";
import { HelpScreen } from "#src/screens/help/HelpScreen.tsx";

export function Help() {
  return <HelpScreen frame={useFrame("app-settings")} addresses={addresses} />;
}
