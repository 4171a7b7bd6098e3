import { useState } from "react";
import { useFrame } from "#app/shell/useFrame.ts";
import { useWays } from "#app/navigation/ways.ts";
import { LegacySettingsScreen } from "#src/screens/my-profile/LegacySettingsScreen.tsx";
import type { SoonTopic } from "#src/screens/my-profile/settingsTopics.ts";

/** Back leads to my profile wherever one comes from (D-86). */
export function LegacySettingsPage() {
  const [soon, setSoon] = useState<SoonTopic | null>(null);
  const { source, back, follow } = useWays();
  const frame = useFrame("my-profile");
  const toMyProfile = () => (source === "my-profile" ? back("my-profile") : follow("my-profile"));
  return <LegacySettingsScreen frame={{ ...frame, onBack: toMyProfile }} soon={soon} onChoose={setSoon} />;
}
