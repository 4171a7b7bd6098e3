import { useFrame } from "#app/shell/useFrame.ts";
import { useWays } from "#app/navigation/ways.ts";
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
