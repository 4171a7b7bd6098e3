import { useCopy } from "#src/copy/useCopy.tsx";
import { Spinner } from "#src/primitives/Spinner.tsx";

/** Below a button that was pressed before its code was loaded. Prerendered. */
export function PressedNote() {
  const t = useCopy("auth.boot");
  return (
    <p data-entry="waiting" role="status" className="flex items-center justify-center gap-3 text-ink-2">
      <Spinner />
      <span>{t("starting")}</span>
    </p>
  );
}
