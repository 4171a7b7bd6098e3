const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
/** Timers sleep as long as the device does: no later than this after it wakes the time is looked at again. */
const MAX_SYNC_INTERVAL_MS = 20 * SECOND_MS;
/** An answer that took longer tells too little of the time. */
const LONGEST_ANSWER_MS = 30 * SECOND_MS;
/** By less no device is wrong: the header has whole seconds, and an answer is under way for some. */
const TOLERANCE_MS = MINUTE_MS;

const WAKING = ["visibilitychange", "pageshow", "focus"];

/** By how many milliseconds the provider's clock is ahead of the device's, at least and at most. */
type Ahead = { least: number; most: number };

export type Clock = ReturnType<typeof createClock>;

/**
 * The time of the whole app: that of the device until the provider's is known, then the provider's. `page`: where a browser
 * says that the page is seen again.
 */
export function createClock(page: readonly EventTarget[] = [window, document]) {
  const listeners = new Set<() => void>();
  let range: Ahead | null = null;
  let ahead = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Milliseconds since 1970. */
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
    /** The minute that has begun, in milliseconds since 1970: what it is told by changes with whole minutes only. */
    minute: () => now() - (now() % MINUTE_MS),
    /** Milliseconds by which the device's clock is slow; negative: fast. */
    deviceSlow: () => ahead,
    /** Called with every new minute, when the page is seen again, and when the provider's time becomes known. */
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      if (listeners.size === 1) listen(true);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) listen(false);
      };
    },
    /**
     * Takes the provider's time from an answer that was asked for at `requestedAt`, in milliseconds by the device's clock. What
     * has come out of a cache, from elsewhere or from a page in between tells nothing; another host hides the header.
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

/** What two answers tell together, so that the fastest one counts most; `null`: one of the clocks was set between them. */
function bothOf(one: Ahead | null, other: Ahead): Ahead | null {
  if (!one) return null;
  const both = { least: Math.max(one.least, other.least), most: Math.min(one.most, other.most) };
  return both.least <= both.most ? both : null;
}
