import { useState, useTransition, type ComponentType } from "react";
import { lazyScreen, useCopy } from "#src/copy/useCopy.tsx";
import type { Area } from "#src/copy/keys.gen.ts";
import { Spinner } from "#src/primitives/Spinner.tsx";
import { legalLinkClass } from "./LegalLink.tsx";

export type LinkedDialogProps = { open: boolean; onOpenChange: (open: boolean) => void };

/** A dialog that is loaded when it is first opened. If that fails, the input around it is preserved. */
export const lazyDialog = (areas: readonly Area[], load: () => Promise<ComponentType<LinkedDialogProps>>) =>
  lazyScreen(areas, load, DialogFailure);

/** Opens a dialog from the foot of a screen. */
export function DialogLink({ label, dialog: Dialog }: { label: string; dialog: ComponentType<LinkedDialogProps> }) {
  const [isOpen, setOpen] = useState<boolean>();
  const [isPending, startTransition] = useTransition();
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-busy={isPending || undefined}
        onClick={() => startTransition(() => setOpen(true))}
        className={legalLinkClass}
      >
        {isPending ? <Spinner /> : null}
        <span>{label}</span>
      </button>
      {isOpen === undefined ? null : <Dialog open={isOpen} onOpenChange={setOpen} />}
    </>
  );
}

function DialogFailure() {
  const t = useCopy("auth.broken");
  return (
    <p role="alert" className="basis-full text-meta font-strong text-halt">
      <span>{t("body")}</span>
    </p>
  );
}
