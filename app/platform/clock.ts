const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
/** Timers stop while the device sleeps: this limits the delay after waking up. */
const MAX_SYNC_INTERVAL_MS = 20 * SECOND_MS;
/** A slower response says too little about the time. */
const LONGEST_ANSWER_MS = 30 * SECOND_MS;
/** Smaller differences are ignored: the header has whole seconds, and responses take time. */
const TOLERANCE_MS = MINUTE_MS;

const WAKING = ["visibilitychange", "pageshow", "focus"];

/** Milliseconds that the provider's clock is ahead of the device's: lower and upper bound. */
type Ahead = { least: number; most: number };

export type Clock = ReturnType<typeof createClock>;

/**
 * The time of the whole app: the device's until the provider's is known, then the provider's. `page`: targets of the
 * events that the page is visible again.
 */
export function createClock(page: readonly EventTarget[] = [window, document]) {
  const listeners = new Set<() => void>();
  let range: Ahead | null = null;
  let ahead = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const now = () => Date.now() + ahead;

  function sync() {
    clearTimeout(timer);
    if (listeners.size > 0) timer = setTimeout(sync, Math.min(MINUTE_MS - (now() % MINUTE_MS), MAX_SYNC_INTERVAL_MS));
    for (const listener of listeners) listener();
  }

  function listen(isListening: boolean) {
    for (const target of page)
      for (const event of WAKING) target[isListening ? "addEventListener" : "removeEventListener"](event, sync);
    sync();
  }

  return {
    now,
    /** Start of the current minute in milliseconds since 1970; changes with whole minutes only. */
    minute: () => Math.floor(now() / MINUTE_MS) * MINUTE_MS,
    /** Milliseconds that the device's clock is slow; negative: fast. */
    deviceSlow: () => ahead,
    /** Notifies with every new minute, when the page becomes visible, and when the provider's time becomes known. */
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      if (listeners.size === 1) listen(true);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) listen(false);
      };
    },
    /**
     * Takes the provider's time from a response; `requestedAt` in milliseconds by the device's clock. Ignores cached or
     * redirected responses and proxy pages; another host hides the header.
     */
    hear: ({ headers, redirected }: Pick<Response, "headers" | "redirected">, requestedAt: number): void => {
      const heardAt = Date.now();
      const providerTime = Date.parse(headers.get("date") ?? "");
      const isProviders =
        !redirected && Number(headers.get("age")) === 0 && /json/.test(headers.get("content-type") ?? "");
      const took = heardAt - requestedAt;
      if (Number.isNaN(providerTime) || !isProviders || took < 0 || took > LONGEST_ANSWER_MS) return;
      const bounds = { least: providerTime - heardAt, most: providerTime + SECOND_MS - requestedAt };
      range = bothOf(range, bounds) ?? bounds;
      const middle = Math.round((range.least + range.most) / 2);
      const before = ahead;
      ahead = Math.abs(middle) < TOLERANCE_MS ? 0 : middle;
      if (ahead !== before) sync();
    },
  };
}

/** Intersection of two ranges, so that the fastest response counts most; `null`: a clock was set between them. */
function bothOf(one: Ahead | null, other: Ahead): Ahead | null {
  if (!one) return null;
  const both = { least: Math.max(one.least, other.least), most: Math.min(one.most, other.most) };
  return both.least <= both.most ? both : null;
}
