import { useFrame } from "#app/shell/useFrame.ts";
import { useNavigation } from "#app/navigation/useNavigation.ts";
import { InvalidStepScreen } from "#src/screens/onboarding/InvalidStepScreen.tsx";

export function InvalidStepPage() {
  const navigation = useNavigation();
  return <InvalidStepScreen frame={useFrame("dashboard")} onToStart={() => navigation.replace("dashboard")} />;
}
