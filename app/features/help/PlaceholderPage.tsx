import { useFrame } from "#app/shell/useFrame.ts";
import { useNavigation } from "#app/navigation/useNavigation.ts";
import { PlaceholderScreen, type PlaceholderScreenProps } from "#src/screens/help/PlaceholderScreen.tsx";

type Subject = PlaceholderScreenProps["subject"];

export const placeholderFor = (subject: Subject) =>
  function Placeholder() {
    const navigation = useNavigation();
    return (
      <PlaceholderScreen
        frame={useFrame("dashboard")}
        subject={subject}
        onToStart={() => navigation.push("dashboard")}
      />
    );
  };
