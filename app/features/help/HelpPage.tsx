import { legal } from "#app/platform/config.ts";
import { addresses } from "#app/shell/addresses.ts";
import { useFrame } from "#app/shell/useFrame.ts";
import { HelpScreen } from "#src/screens/help/HelpScreen.tsx";

export function HelpPage() {
  return <HelpScreen frame={useFrame("app-settings")} addresses={addresses()} legal={legal} />;
}
