import type { Offer } from "#src/model/offer.ts";
import { useFrame } from "#app/shell/useFrame.ts";
import { useNavigation } from "#app/navigation/useNavigation.ts";
import { NotOfferedScreen } from "#src/screens/help/NotOfferedScreen.tsx";

export function NotOfferedPage({ offer }: { offer: Offer }) {
  const navigation = useNavigation();
  return (
    <NotOfferedScreen frame={useFrame("dashboard")} subject={offer} onToStart={() => navigation.push("dashboard")} />
  );
}
