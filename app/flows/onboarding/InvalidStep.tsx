import { useFrame } from "#app/areas/useFrame.ts";
import { useWays } from "#app/areas/ways.ts";
import { InvalidStepScreen } from "#src/screens/onboarding/InvalidStepScreen.tsx";

export function InvalidStep() {
  const ways = useWays();
  return <InvalidStepScreen frame={useFrame("dashboard")} onToStart={() => ways.follow("dashboard")} />;
}
