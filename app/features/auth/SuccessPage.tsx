import { terms } from "#app/platform/config.ts";
import { contactOnPage } from "#app/shell/addresses.ts";
import { SuccessScreen, type SuccessScreenProps } from "#src/screens/auth/SuccessScreen.tsx";

export function SuccessPage(props: Pick<SuccessScreenProps, "firstName" | "status" | "onOpen">) {
  return <SuccessScreen {...props} terms={terms} contact={contactOnPage()} />;
}
