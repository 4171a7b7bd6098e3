import { useFrame } from "#app/shell/useFrame.ts";
import { useWays } from "#app/navigation/ways.ts";
import { InvalidStepScreen } from "#src/screens/onboarding/InvalidStepScreen.tsx";

export function InvalidStepPage() {
  const ways = useWays();
  return <InvalidStepScreen frame={useFrame("dashboard")} onToStart={() => ways.follow("dashboard")} />;
}
