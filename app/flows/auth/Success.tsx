import { terms } from "#app/config.ts";
import { SuccessScreen, type SuccessScreenProps } from "#src/screens/auth/SuccessScreen.tsx";

export function Success(props: Pick<SuccessScreenProps, "firstName" | "status" | "onOpen">) {
  return <SuccessScreen {...props} terms={terms} />;
}
