import { Content, Description, Portal, Root, Title } from "@radix-ui/react-dialog";
import { X } from "lucide-react";
import { useEffect } from "react";
import { giveBackFocus } from "./giveBackFocus.ts";
import { IconButton } from "./IconButton.tsx";
import { openDialogs, type DialogSheetProps } from "./openDialogs.ts";

/**
 * An open dialog. The veil is our own: Radix's Overlay locks scrolling with an injected style, which a strict content policy
 * blocks.
 */
export function DialogSheet(props: DialogSheetProps) {
  const {
    onOpenChange,
    title,
    description,
    isPending = false,
    footer,
    closeLabel,
    children,
    openedBy,
    onFocus,
  } = props;
  const stayWhileBusy = (event: Event) => isPending && event.preventDefault();
  useEffect(() => {
    // A notice that came up later would be Radix's topmost layer and take the key, with the question still open behind it.
    const close = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.isComposing || isInNotice(event.target)) return;
      event.stopPropagation();
      if (!isPending) onOpenChange(false);
    };
    window.addEventListener("keydown", close, { capture: true });
    return () => window.removeEventListener("keydown", close, { capture: true });
  }, [isPending, onOpenChange]);
  return (
    <Root open onOpenChange={onOpenChange}>
      <Portal>
        <div data-veil="" className="fixed inset-0 z-5 flex items-end justify-center wide:items-center wide:p-6">
          {/* Fades in by itself: the words are there at once. */}
          <div className="absolute inset-0 print:hidden bg-[oklch(0.14_0.03_264/.62)] transition-opacity duration-(--m-slow) starting:opacity-0" />
          <Content
            aria-modal="true"
            aria-busy={isPending || undefined}
            onOpenAutoFocus={(event) => {
              const before = document.activeElement;
              if (before && before !== document.body) onFocus(before);
              event.preventDefault();
              (event.currentTarget as HTMLElement).focus();
            }}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              giveBackFocus(openedBy());
            }}
            onInteractOutside={stayWhileBusy}
            className="relative flex max-h-[calc(100dvh-2.5rem)] w-full max-w-auth flex-col overflow-y-auto rounded-t-[1rem] bg-surface text-ink shadow-lift-all outline-none transition-[translate] duration-(--m-slow) wide:rounded-card starting:translate-y-2"
          >
            <div className="flex gap-2 px-page pt-5 pb-3">
              <div className="grid min-w-0 flex-1 gap-1">
                <Title className="text-section font-title tracking-title">{title}</Title>
                <Description className="text-ink-2">{description}</Description>
              </div>
              {closeLabel ? (
                <IconButton
                  name={closeLabel}
                  aria-disabled={isPending || undefined}
                  onClick={() => !isPending && onOpenChange(false)}
                  className="-my-2.5 -mr-3"
                >
                  <X />
                </IconButton>
              ) : null}
            </div>
            {children ? <div className="min-h-16 overflow-y-auto px-page pb-3">{children}</div> : null}
            <div className="grid gap-1 border-t border-line px-page pt-3 pb-[calc(1rem+env(safe-area-inset-bottom))]">
              {footer}
            </div>
          </Content>
        </div>
      </Portal>
    </Root>
  );
}

const isInNotice = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("[data-tone]") !== null;

openDialogs.drawnWith = DialogSheet;
