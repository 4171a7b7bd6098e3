import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { prefetchDeferred } from "#src/lib/prefetchDeferred.ts";
import { openDialogs, type DialogContent, type DialogSheetProps } from "./openDialogs.ts";
import { useCompleteDoubleClicks } from "./useCompleteDoubleClicks.ts";

export type DialogProps = DialogContent & { open: boolean };

/** Fetches what an open dialog is drawn with. */
export const loadDialogSheet = () => import("./DialogSheet.tsx");

/**
 * A question that has to be answered before anything else: a sheet on phones, a card in the middle from 40 rem. Closed it
 * is light: what an open one needs is fetched a moment after the screen, or at the press that opens it.
 */
export function Dialog(props: DialogProps) {
  const { open } = props;
  const opener = useRef<Element>(null);
  useCompleteDoubleClicks(open);
  useEffect(() => prefetchDeferred(loadDialogSheet), []);
  useEffect(() => {
    if (open) return;
    // Safari gives a button that is pressed no focus: the press tells what opened the dialog.
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

/** Not lazy: what React waits for it shows up to 300 ms later than it could. */
function Opened(props: DialogSheetProps) {
  const [Sheet, setSheet] = useState(() => openDialogs.sheetComponent);
  useLayoutEffect(() => {
    if (Sheet) return;
    loadDialogSheet().then(
      ({ DialogSheet }) => setSheet(() => DialogSheet),
      // To the boundary around the screen, which knows a way on.
      (error: unknown) =>
        setSheet(() => {
          throw error;
        }),
    );
  }, [Sheet]);
  return Sheet ? <Sheet {...props} /> : null;
}
