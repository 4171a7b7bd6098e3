import { useCopy } from "#src/copy/useCopy.tsx";
import { DialogLink, lazyDialog } from "./DialogLink.tsx";

const WayInHelpDialog = lazyDialog(["help"], () =>
  import("./WayInHelpDialog.tsx").then((module) => module.WayInHelpDialog),
);

/** Help for users who cannot sign in; the help page requires a session (WCAG 3.3.3). */
export function WayInHelp() {
  const t = useCopy("auth.card");
  return <DialogLink label={t("help")} dialog={WayInHelpDialog} />;
}
