import { useLayoutEffect, useRef, type FocusEvent, type KeyboardEvent } from "react";
import type { WindowVirtualizerHandle } from "virtua";

const STEPS: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  j: 1,
  ArrowUp: -1,
  k: -1,
  PageDown: 10,
  PageUp: -10,
  Home: -Infinity,
  End: Infinity,
};

const indexOf = (element: Element): number | null => {
  const row = element.closest("[aria-posinset]");
  return row ? Number(row.ariaPosInSet) - 1 : null;
};

const targetIn = (row: HTMLElement): HTMLElement => row.querySelector("button") ?? row;

export type RowFocus = ReturnType<typeof useRowFocus>;

type RowActs = {
  /** A row received the focus. */
  onIndexChange: (index: number) => void;
  /** Enter on a row, not on a button in it. */
  onEnter: (index: number) => void;
  onSearch: () => void;
};

/**
 * The focus in a virtual list: j, k, arrows, page keys, Home and End move from row to row, however far, and it keeps
 * its position when its row is removed. Tab goes through the buttons as everywhere. All keys are the list's own: they
 * do nothing while the focus is outside (WCAG 2.1.4).
 */
export function useRowFocus(count: number, { onIndexChange, onEnter, onSearch }: RowActs) {
  const virtualizer = useRef<WindowVirtualizerHandle>(null);
  const card = useRef<HTMLDivElement>(null);
  const target = useRef<number | null>(null);
  const pausedAt = useRef<number | null>(null);

  /** Unmeasured rows are hidden and cannot be focused. */
  const rowAt = (index: number) => {
    const row = card.current?.querySelector<HTMLElement>(`[aria-posinset="${index + 1}"]`);
    return row && row.style.visibility !== "hidden" ? row : null;
  };

  function land(row: HTMLElement) {
    target.current = null;
    targetIn(row).focus({ preventScroll: true });
    row.scrollIntoView({ block: "nearest" });
  }

  function goTo(index: number) {
    const to = Math.min(Math.max(index, 0), count - 1);
    const row = rowAt(to);
    if (row) land(row);
    else target.current = to;
    // For a row that is there, too: it replaces a jump that still waits for sizes and would scroll away again.
    virtualizer.current?.scrollToIndex(to, row ? { offset: -row.getBoundingClientRect().top } : { align: "center" });
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const from = indexOf(event.target as Element);
    if (from === null || event.altKey || event.ctrlKey || event.metaKey) return;
    const step = STEPS[event.key];
    if (step !== undefined) goTo(from + step);
    else if (event.key === "/") onSearch();
    else if (event.key === "Enter" && event.target instanceof HTMLLIElement) onEnter(from);
    else if (event.key !== "Enter" || !event.repeat) return;
    // A repeated key, or one that moves the focus itself, must not reach the question that it opens.
    event.preventDefault();
  }

  useLayoutEffect(() => {
    if (pausedAt.current === null || document.activeElement !== document.body) return;
    const row = rowAt(Math.min(pausedAt.current, count - 1));
    if (row) targetIn(row).focus({ preventScroll: true });
  });

  return {
    virtualizer,
    rowAt,
    goTo,
    /** A row was rendered: possibly the one to be focused. */
    onRender: (index: number) => {
      const row = target.current === index ? rowAt(index) : null;
      if (row) land(row);
    },
    card: {
      ref: card,
      onKeyDown,
      onFocus: (event: FocusEvent<HTMLElement>) => {
        const index = indexOf(event.target);
        pausedAt.current = index;
        if (index !== null) onIndexChange(index);
      },
      onBlur: (event: FocusEvent<HTMLElement>) => {
        if (event.target.isConnected) pausedAt.current = null;
      },
    },
  };
}
