import { useState } from "react";
import { useFrame } from "#app/shell/useFrame.ts";
import { useNavigation } from "#app/navigation/useNavigation.ts";
import { LegacySettingsScreen } from "#src/screens/my-profile/LegacySettingsScreen.tsx";
import type { UpcomingTopic } from "#src/screens/my-profile/settingsTopics.ts";

/** Back always leads to my profile (D-86). */
export function LegacySettingsPage() {
  const [upcoming, setUpcoming] = useState<UpcomingTopic | null>(null);
  const { returnTo } = useNavigation();
  const frame = useFrame("my-profile");
  return (
    <LegacySettingsScreen
      frame={{ ...frame, onBack: () => returnTo("my-profile") }}
      upcoming={upcoming}
      onChoose={setUpcoming}
    />
  );
}
