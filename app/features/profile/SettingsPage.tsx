import { useState } from "react";
import { legal } from "#app/platform/config.ts";
import { useSignedIn } from "#app/shell/signedIn.tsx";
import { useAutoAdvanceSetting } from "#app/shell/useAutoAdvance.ts";
import { useFrame } from "#app/shell/useFrame.ts";
import { useNavigation } from "#app/navigation/useNavigation.ts";
import type { UpcomingTopic } from "#src/screens/my-profile/settingsTopics.ts";
import { SettingsScreen } from "#src/screens/my-profile/SettingsScreen.tsx";

export function SettingsPage() {
  const [upcoming, setUpcoming] = useState<UpcomingTopic | null>(null);
  const navigation = useNavigation();
  return (
    <SettingsScreen
      frame={useFrame("my-profile")}
      upcoming={upcoming}
      autoAdvance={useAutoAdvanceSetting(useSignedIn().local)}
      legal={legal}
      onOpenHelp={() => navigation.push("app-info-faq")}
      onChoose={setUpcoming}
    />
  );
}
