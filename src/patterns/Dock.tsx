import { cx } from "class-variance-authority";
import { createContext, use, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from "react";
import { FieldError } from "#src/primitives/FieldError.tsx";
import { useMinWidth } from "#src/primitives/useMinWidth.ts";
import { watchSize } from "#src/primitives/watchSize.ts";

export type DockProps = {
  /** Why the last press was refused; announced when it appears. */
  problem?: ReactNode;
  /** The choice, or what is missing. */
  summary?: ReactNode;
  /** A secondary action beside the primary one. */
  quiet?: ReactNode;
  primary: ReactNode;
};

/** The dock that Columns put at the end of their first column instead of at the foot of the page. */
export const ColumnDock = createContext<ReactNode>(null);

/** What a bar that sticks may cover, as a share of the window's height. */
const MOST = 0.25;

/**
 * The primary action in thumb reach. Sticks to the lower edge and covers nothing and at most a quarter of the window:
 * where it is higher, the second button below the primary one comes with the end of the page; if that is not enough, or
 * the window is low, all of it does. From 48 rem directly below content that fits the window, or at the end of the first
 * of two columns.
 *
 * Stacked, both buttons as wide as the page, the primary one on top; on a narrow phone, below a text, side by side if
 * both labels fit. From 40 rem one row, but a text above two buttons. The primary button is the first.
 */
export function Dock({ problem, summary, quiet, primary }: DockProps) {
  const bar = useRef<HTMLDivElement>(null);
  const { isBelow, isTooTall } = usePlace(bar);
  const isRefused = Boolean(problem);
  useLayoutEffect(() => {
    if (isRefused && isTooTall) bar.current?.scrollIntoView({ block: "nearest" });
  }, [isRefused, isTooTall]);
  const isInColumn = use(ColumnDock) !== null;
  // A text beside two buttons would follow the one it does not belong to.
  const isRow = !isInColumn && !(summary && quiet);
  const position = isTooTall ? "static" : "sticky bottom-(--under) has-focus-visible:bottom-0 low:static";
  return (
    <div
      ref={bar}
      data-dock=""
      className={isInColumn ? "" : `${position} z-3 px-page ${isBelow ? "-mt-5" : "order-1 bg-surface shadow-lift"}`}
    >
      <div
        className={cx(
          "grid gap-3",
          !isInColumn &&
            "mx-auto max-w-content pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] narrow:gap-2 narrow:pt-1.5 narrow:pb-[max(0.375rem,env(safe-area-inset-bottom))]",
          isRow && "wide:flex wide:items-center tablet:flex-row-reverse",
        )}
      >
        <div className={cx("contents", isRow && "min-w-0 flex-1 gap-1 wide:grid")}>
          <FieldError className="empty:absolute">{problem}</FieldError>
          <div className={isRefused ? "contents narrow:hidden" : "contents"}>{summary}</div>
        </div>
        <div
          className={`flex flex-wrap gap-2 tablet:*:nth-2:min-w-0 ${summary ? "narrow:*:w-auto narrow:*:grow" : ""}`}
        >
          {primary}
          {quiet}
        </div>
      </div>
    </div>
  );
}

/** Whether it is below its content instead of at the foot of a long page, and whether it is too tall to stick. */
function usePlace(bar: RefObject<HTMLElement | null>): { isBelow: boolean; isTooTall: boolean } {
  const isTablet = useMinWidth("tablet");
  const [isLong, setLong] = useState(false);
  const [isTooTall, setTooTall] = useState(false);
  const isBelow = isTablet && !isLong;
  useLayoutEffect(() => {
    const element = bar.current;
    const content = element?.parentElement;
    if (!content) return;
    const page = document.documentElement;
    const forget = watchSize([content, element], () => {
      const most = window.innerHeight * MOST;
      const under = element.offsetHeight > most ? heightOfSecond(element) : 0;
      element.style.setProperty("--under", `${-under}px`);
      setTooTall(element.offsetHeight - under > most);
      setLong(page.scrollHeight > window.innerHeight);
      const isSticky = !isTooTall && getComputedStyle(element).position === "sticky";
      page.style.setProperty("--dock", `${isSticky ? heightOf(element, isBelow) - under : 0}px`);
    });
    return () => {
      forget();
      page.style.removeProperty("--dock");
    };
  }, [bar, isTooTall, isBelow]);
  return { isBelow, isTooTall };
}

/** Of the second button with the gap above it; 0 beside the primary one. */
function heightOfSecond(bar: HTMLElement): number {
  const [primary, second] = bar.querySelectorAll("button, a");
  return second && primary ? second.getBoundingClientRect().bottom - primary.getBoundingClientRect().bottom : 0;
}

/**
 * Notices are positioned above the dock, and focused elements scroll to above it: both use `--dock`, which is 0 while
 * it does not stick. Below short content there is room for notices under it.
 */
function heightOf(bar: HTMLElement, isBelow: boolean): number {
  const { top, bottom } = bar.getBoundingClientRect();
  if (!isBelow) return bar.offsetHeight;
  return window.innerHeight - bottom > window.innerHeight * 0.4 ? 0 : window.innerHeight - top;
}
