import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { prefetchSoon } from "#src/lib/prefetchSoon.ts";
import type { DialogContent, DialogSheet, DialogSheetProps } from "./DialogSheet.tsx";
import { useWholeDoubleClicks } from "./useWholeDoubleClicks.ts";

export type DialogProps = DialogContent & { open: boolean };

/** What an open dialog is drawn with, once it is there. */
let drawnWith: typeof DialogSheet | null = null;

export async function loadDialogSheet(): Promise<typeof DialogSheet> {
  const module = await import("./DialogSheet.tsx");
  return (drawnWith = module.DialogSheet);
}

/**
 * A question that has to be answered before anything else: a sheet on phones, a card in the middle from 40 rem. Closed it
 * is light: what an open one needs is fetched a moment after the screen, or at the press that opens it.
 */
export function Dialog(props: DialogProps) {
  const { open } = props;
  const opener = useRef<Element>(null);
  useWholeDoubleClicks(open);
  useEffect(() => prefetchSoon(loadDialogSheet), []);
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
  const [Sheet, setSheet] = useState(() => drawnWith);
  useLayoutEffect(() => {
    if (Sheet) return;
    loadDialogSheet().then(
      (sheet) => setSheet(() => sheet),
      // To the boundary around the screen, which knows a way on.
      (error: unknown) =>
        setSheet(() => {
          throw error;
        }),
    );
  }, [Sheet]);
  return Sheet ? <Sheet {...props} /> : null;
}
