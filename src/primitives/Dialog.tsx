import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { prefetchDeferred } from "#src/lib/prefetchDeferred.ts";
import { openDialogs, type DialogContent, type DialogSheetProps } from "./openDialogs.ts";
import { useCompleteDoubleClicks } from "./useCompleteDoubleClicks.ts";

export type DialogProps = DialogContent & { open: boolean };

/** Loads the code of an open dialog. */
export const loadDialogSheet = () => import("./DialogSheet.tsx");

/**
 * A modal question: a sheet on phones, a centred card from 40 rem. Light while closed: the code of an open one is
 * prefetched after the screen, or loaded at the press that opens it.
 */
export function Dialog(props: DialogProps) {
  const { open } = props;
  const opener = useRef<Element>(null);
  useCompleteDoubleClicks(open);
  useEffect(() => prefetchDeferred(loadDialogSheet), []);
  useEffect(() => {
    if (open) return;
    // Safari does not focus a pressed button: the press identifies what opened the dialog.
    const remember = ({ target }: MouseEvent) => {
      opener.current = target instanceof Element ? target.closest("button, a") : null;
    };
    window.addEventListener("click", remember, { capture: true });
    return () => window.removeEventListener("click", remember, { capture: true });
  }, [open]);
  if (!open) return null;
  return (
    <Opened
      {...props}
      openedBy={() => opener.current}
      onFocus={(before) => {
        opener.current = before;
      }}
    />
  );
}

/** Not lazy: React shows suspended content up to 300 ms later than possible. */
function Opened(props: DialogSheetProps) {
  const [Sheet, setSheet] = useState(() => openDialogs.sheetComponent);
  useLayoutEffect(() => {
    if (Sheet) return;
    loadDialogSheet().then(
      ({ DialogSheet }) => setSheet(() => DialogSheet),
      // To the boundary around the screen, which can recover.
      (error: unknown) =>
        setSheet(() => {
          throw error;
        }),
    );
  }, [Sheet]);
  return Sheet ? <Sheet {...props} /> : null;
}
