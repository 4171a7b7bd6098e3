import { useRef, type ReactNode } from "react";
import { useTooTall } from "#src/primitives/useTooTall.ts";

/**
 * The way on in thumb reach: a reason or a sum, then the primary. Sticks to the lower edge and hides nothing; in a low
 * window, or with very large letters on a small one, it stands at the end of the page. From 40 rem one row, the words left.
 */
export function Dock({ children }: { children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null);
  const place = useTooTall(bar, 0.4) ? "static" : "sticky bottom-0 low:static";
  return (
    <div ref={bar} data-dock="" className={`${place} order-1 z-3 bg-surface px-page shadow-lift`}>
      <div className="mx-auto grid max-w-content gap-2 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] wide:flex wide:items-center wide:justify-end wide:gap-4 wide:[&>p]:flex-1">
        {children}
      </div>
    </div>
  );
}
