const PAGE = 5;

/**
 * The option that a key moves to; `null` if none. The arrows wrap around; Home and End move the caret until an option
 * is active.
 */
export function moved(key: string, options: readonly string[], active: string | null): string | null {
  const at = active === null ? -1 : options.indexOf(active);
  const last = options.length - 1;
  const to = target(key, at, last);
  return to === null ? null : (options[to] ?? null);
}

function target(key: string, at: number, last: number): number | null {
  switch (key) {
    case "ArrowDown":
      return at === last ? 0 : at + 1;
    case "ArrowUp":
      return at <= 0 ? last : at - 1;
    case "PageDown":
      return Math.min(at + PAGE, last);
    case "PageUp":
      return Math.max(at - PAGE, 0);
    case "Home":
      return at < 0 ? null : 0;
    case "End":
      return at < 0 ? null : last;
    default:
      return null;
  }
}
