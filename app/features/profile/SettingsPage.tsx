import { useState } from "react";
import { useFrame } from "#app/shell/useFrame.ts";
import { useWays } from "#app/navigation/ways.ts";
import type { SoonTopic } from "#src/screens/my-profile/settingsTopics.ts";
import { SettingsScreen } from "#src/screens/my-profile/SettingsScreen.tsx";

export function SettingsPage() {
  const [soon, setSoon] = useState<SoonTopic | null>(null);
  const ways = useWays();
  return (
    <SettingsScreen
      frame={useFrame("my-profile")}
      soon={soon}
      onOpenHelp={() => ways.open("app-info-faq")}
      onChoose={setSoon}
    />
  );
}
