import { useFrame } from "#app/areas/useFrame.ts";
import { useWays } from "#app/areas/ways.ts";
import { PlaceholderScreen, type PlaceholderScreenProps } from "#src/screens/help/PlaceholderScreen.tsx";

type Subject = PlaceholderScreenProps["subject"];

/** The connector of a placeholder for one subject. */
export const placeholderFor = (subject: Subject) =>
  function Placeholder() {
    const ways = useWays();
    return (
      <PlaceholderScreen frame={useFrame("dashboard")} subject={subject} onToStart={() => ways.open("dashboard")} />
    );
  };
