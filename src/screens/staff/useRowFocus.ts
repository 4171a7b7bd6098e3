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

const placeOf = (element: Element): number | null => {
  const row = element.closest("[aria-posinset]");
  return row ? Number(row.ariaPosInSet) - 1 : null;
};

const targetIn = (row: HTMLElement): HTMLElement => row.querySelector("button") ?? row;

export type RowFocus = ReturnType<typeof useRowFocus>;

type RowActs = {
  /** The focus is in a row now. */
  onPlace: (place: number) => void;
  /** Enter on a row, not on a button in it. */
  onEnter: (place: number) => void;
  onSearch: () => void;
};

/**
 * The focus in a list of which only some rows are drawn: j, k, arrows, page keys, Home and End go from row to row, however
 * far, and it stays at its place when what held it leaves. Tab goes through the buttons as everywhere. All keys are the
 * list's own: they do nothing while the focus is elsewhere (WCAG 2.1.4).
 */
export function useRowFocus(count: number, { onPlace, onEnter, onSearch }: RowActs) {
  const virtualizer = useRef<WindowVirtualizerHandle>(null);
  const card = useRef<HTMLDivElement>(null);
  const wanted = useRef<number | null>(null);
  const held = useRef<number | null>(null);

  /** Rows that are not measured yet are hidden and take no focus. */
  const rowAt = (place: number) => {
    const row = card.current?.querySelector<HTMLElement>(`[aria-posinset="${place + 1}"]`);
    return row && row.style.visibility !== "hidden" ? row : null;
  };

  function land(row: HTMLElement) {
    wanted.current = null;
    targetIn(row).focus({ preventScroll: true });
    row.scrollIntoView({ block: "nearest" });
  }

  function goTo(place: number) {
    const to = Math.min(Math.max(place, 0), count - 1);
    const row = rowAt(to);
    if (row) return land(row);
    wanted.current = to;
    virtualizer.current?.scrollToIndex(to, { align: "center" });
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const from = placeOf(event.target as Element);
    if (from === null || event.altKey || event.ctrlKey || event.metaKey) return;
    const step = STEPS[event.key];
    if (step !== undefined) goTo(from + step);
    else if (event.key === "/") onSearch();
    else if (event.key === "Enter" && event.target instanceof HTMLLIElement) onEnter(from);
    else if (event.key !== "Enter" || !event.repeat) return;
    // A key that is held, or that moves the focus itself, must not go on to the question that it opens.
    event.preventDefault();
  }

  useLayoutEffect(() => {
    if (held.current === null || document.activeElement !== document.body) return;
    const row = rowAt(Math.min(held.current, count - 1));
    if (row) targetIn(row).focus({ preventScroll: true });
  });

  return {
    virtualizer,
    rowAt,
    goTo,
    /** A row was rendered: possibly the one that is to be focused. */
    onDrawn: (place: number) => {
      const row = wanted.current === place ? rowAt(place) : null;
      if (row) land(row);
    },
    card: {
      ref: card,
      onKeyDown,
      onFocus: (event: FocusEvent<HTMLElement>) => {
        const place = placeOf(event.target);
        held.current = place;
        if (place !== null) onPlace(place);
      },
      onBlur: (event: FocusEvent<HTMLElement>) => {
        if (event.target.isConnected) held.current = null;
      },
    },
  };
}
