import { useCopy } from "#src/copy/useCopy.tsx";
import { DialogLink, lazyDialog } from "./DialogLink.tsx";

const AuthHelpDialog = lazyDialog(["help"], () =>
  import("./AuthHelpDialog.tsx").then((module) => module.AuthHelpDialog),
);

/** Help for users who cannot sign in; the help page requires a session (WCAG 3.3.3). */
export function AuthHelp() {
  const t = useCopy("auth.card");
  return <DialogLink label={t("help")} dialog={AuthHelpDialog} />;
}
