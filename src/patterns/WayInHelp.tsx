import { Suspense, useState } from "react";
import { lazyScreen, useCopy } from "#src/copy/useCopy.tsx";
import { legalLinkLook } from "./LegalLink.tsx";

const WayInHelpDialog = lazyScreen(["help"], () =>
  import("./WayInHelpDialog.tsx").then((module) => module.WayInHelpDialog),
);

/** Answers for whoever does not get in; the help page stands behind the sign-in (WCAG 3.3.3). */
export function WayInHelp() {
  const t = useCopy("auth.card");
  const [isOpen, setOpen] = useState<boolean>();
  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)} className={legalLinkLook}>
        <span>{t("help")}</span>
      </button>
      {isOpen === undefined ? null : (
        <Suspense fallback={null}>
          <WayInHelpDialog open={isOpen} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
