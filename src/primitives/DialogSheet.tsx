import { Content, Portal, Root, Title } from "@radix-ui/react-dialog";
import { useEffect, useId, useRef } from "react";
import { isComposing } from "#src/lib/composing.ts";
import { fadesOut } from "./fadesOut.ts";
import { giveBackFocus } from "./giveBackFocus.ts";
import { hideBehind } from "./hideBehind.ts";
import { openDialogs, type DialogSheetProps } from "./openDialogs.ts";

/**
 * An open dialog with its own veil: Radix's Overlay locks scrolling with an injected style, which a strict content
 * policy blocks.
 */
export function DialogSheet(props: DialogSheetProps) {
  const { onOpenChange, title, description, about, isPending = false, footer, children, openedBy, onFocus } = props;
  const id = useId();
  const preventWhilePending = (event: Event) => isPending && event.preventDefault();
  useEffect(() => {
    // A later notice would be Radix's topmost layer and take the key, with the question still open behind it.
    const close = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || isComposing(event) || isInNotice(event.target)) return;
      event.stopPropagation();
      if (!isPending) onOpenChange(false);
    };
    window.addEventListener("keydown", close, { capture: true });
    return () => window.removeEventListener("keydown", close, { capture: true });
  }, [isPending, onOpenChange]);
  return (
    <Root open onOpenChange={onOpenChange}>
      <Portal>
        <div
          ref={fadesOut}
          data-veil=""
          className="fixed inset-0 z-5 flex items-end justify-center wide:items-center wide:p-6"
        >
          {/* Fades alone: two texts over each other cannot be read. */}
          <div className="absolute inset-0 print:hidden bg-veil appear" />
          <Content
            aria-modal="true"
            aria-describedby={about ? `${id}-lead ${id}-about` : `${id}-lead`}
            aria-busy={isPending || undefined}
            onOpenAutoFocus={(event) => {
              const before = document.activeElement;
              if (before && before !== document.body) onFocus(before);
              event.preventDefault();
              (event.currentTarget as HTMLElement).focus();
            }}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              // Not if the screen has moved the focus to the result meanwhile.
              if (document.activeElement === document.body) giveBackFocus(openedBy());
            }}
            // Only our handler decides: Escape in an input method must not close the dialog.
            onEscapeKeyDown={(event) => event.preventDefault()}
            onInteractOutside={preventWhilePending}
            className="relative flex max-h-[94dvh] w-full max-w-auth flex-col overflow-y-auto rounded-t-[1rem] bg-surface text-ink shadow-lift-all outline-none wide:rounded-card rise"
          >
            <div className="grid gap-1 px-page pt-5 pb-3">
              <Title className="text-section font-title">{title}</Title>
              <p id={`${id}-lead`} className="text-ink-2">
                {description}
              </p>
            </div>
            {about || children ? (
              <div className="grid min-h-17 content-start gap-3 overflow-y-auto px-page pb-3 has-[>:only-child>:only-child:empty]:hidden low:shrink-0 low:overflow-visible">
                {about ? (
                  <div id={`${id}-about`} className="grid gap-3">
                    {about}
                  </div>
                ) : null}
                {children ? <div>{children}</div> : null}
              </div>
            ) : null}
            <div className="grid gap-1 border-t border-line px-page pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))]">
              {footer}
            </div>
          </Content>
          <Behind />
        </div>
      </Portal>
    </Root>
  );
}

/** After the dialog in the tree: the focused element has to be stored before it loses the focus. */
function Behind() {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const veil = mark.current?.parentElement;
    return veil ? hideBehind(veil) : undefined;
  }, []);
  return <span ref={mark} hidden />;
}

const isInNotice = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("[data-tone]") !== null;

openDialogs.sheetComponent = DialogSheet;
