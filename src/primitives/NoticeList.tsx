import { Provider, Viewport } from "@radix-ui/react-toast";
import { useRef, useSyncExternalStore } from "react";
import { giveBackFocus } from "./giveBackFocus.ts";
import { Notice, type NoticeContent } from "./Notice.tsx";

export type NoticeListProps = {
  /** Oldest first. More than three: the oldest are left out (FMT-11, C-65). */
  notices: readonly NoticeContent[];
  onClose: (id: string) => void;
  closeLabel: string;
  regionLabel: string;
};

const MAX_SHOWN = 3;
/** Radix announces a non-blank label before each notice: a zero-width space is not announced. */
const SILENT = "\u200b";

/** Recent events, above everything. Never the only place of a failure: that stays in the page. */
export function NoticeList({ notices, onClose, closeLabel, regionLabel }: NoticeListProps) {
  const isHidden = useSyncExternalStore(onVisibilityChange, () => document.hidden);
  const before = useRef<EventTarget>(null);
  return (
    <Provider label={SILENT} swipeDirection="right">
      {notices.slice(-MAX_SHOWN).map((notice) => (
        <Notice
          key={notice.id}
          notice={notice}
          isPaused={isHidden}
          closeLabel={closeLabel}
          onClose={() => onClose(notice.id)}
        />
      ))}
      <Viewport
        label={`${regionLabel} ({hotkey})`}
        data-notices=""
        // Radix moves the focus of a closing notice to the list, which shows nothing then.
        onFocus={({ target, currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget;
          else if (target === currentTarget) giveBackFocus(before.current);
        }}
        className="@container fixed inset-x-page bottom-[calc(var(--page)+max(var(--dock,0px),env(safe-area-inset-bottom)))] z-6 grid gap-2 outline-none print:hidden wide:left-auto wide:w-96 max-wide:in-[:root:has([data-veil])]:top-[calc(var(--page)+env(safe-area-inset-top))] max-wide:in-[:root:has([data-veil])]:bottom-auto"
      />
    </Provider>
  );
}

function onVisibilityChange(listener: () => void) {
  document.addEventListener("visibilitychange", listener);
  return () => document.removeEventListener("visibilitychange", listener);
}
