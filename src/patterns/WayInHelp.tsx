import { useCopy } from "#src/copy/useCopy.tsx";
import { DialogLink, lazyDialog } from "./DialogLink.tsx";

const WayInHelpDialog = lazyDialog(["help"], () =>
  import("./WayInHelpDialog.tsx").then((module) => module.WayInHelpDialog),
);

/** Answers for whoever does not get in; the help page stands behind the sign-in (WCAG 3.3.3). */
export function WayInHelp() {
  const t = useCopy("auth.card");
  return <DialogLink label={t("help")} dialog={WayInHelpDialog} />;
}
