import type { ReactNode } from "react";

/**
 * The way on in thumb reach: a reason or a sum, then the primary. Sticks to the lower edge and hides nothing; in a low
 * window it stands at the end of the page. From 40 rem one row, the words left.
 */
export function Dock({ children }: { children: ReactNode }) {
  return (
    <div data-dock="" className="sticky bottom-0 z-3 bg-surface px-page shadow-lift low:static">
      <div className="mx-auto grid max-w-content gap-2 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] wide:flex wide:items-center wide:justify-end wide:gap-4 wide:[&>p]:flex-1">
        {children}
      </div>
    </div>
  );
}
