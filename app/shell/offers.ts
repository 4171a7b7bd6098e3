import { createStore } from "zustand/vanilla";
import { OFFERS, type Offer } from "#src/model/offer.ts";
import { pageSetting } from "#app/platform/pageSettings.ts";
import type { Session } from "#app/session/session.ts";
import type { Store } from "#app/session/storage.ts";

/** In the tab's storage: what the provider has turned out not to have, as words. */
export const NOT_OFFERED_KEY = "notOffered";

const namedIn = (words: string): Set<Offer> => {
  const named = words.split(/\s+/);
  return new Set(OFFERS.filter((offer) => named.includes(offer)));
};

/**
 * What the provider of this page has beyond the agreed calls. A setting decides: words with blanks between them, unknown
 * ones mean nothing, so that `none` names no area. Without one it has all that it has not been found to be without.
 */
export function offersOf(notOffered: string | null, setting = pageSetting("providerOffers")): ReadonlySet<Offer> {
  if (setting.trim() !== "") return namedIn(setting);
  const missing = namedIn(notOffered ?? "");
  return new Set(OFFERS.filter((offer) => !missing.has(offer)));
}

/** The provider knows no such path or method, in its own words or in a web server's. */
const isUnknownCall = (status: number): boolean => status === 404 || status === 405 || status === 501;

export type Offers = ReturnType<typeof createOffers>;

/**
 * The areas of the provider, as far as they are known in this session. Where the page names none, the first answer of an
 * area decides: 404, 405 and 501 mean that the provider does not have it. What it has once answered otherwise, it has.
 */
export function createOffers({ session, tab }: { session: Pick<Session, "onChange">; tab: Store }) {
  const read = () => offersOf(tab.read(NOT_OFFERED_KEY));
  const store = createStore<{ offers: ReadonlySet<Offer> }>(() => ({ offers: read() }));
  const answered = new Set<Offer>();
  session.onChange(() => {
    answered.clear();
    tab.remove(NOT_OFFERED_KEY);
    store.setState({ offers: read() });
  });
  return {
    current: (): ReadonlySet<Offer> => store.getState().offers,
    has: (offer: Offer): boolean => store.getState().offers.has(offer),
    /** Takes note of how a call of an area was answered; `status` is 0 where there was no answer, which says nothing. */
    noteAnswer(offer: Offer, { isOk, status }: { isOk: boolean; status: number }): void {
      if (!isOk && isUnknownCall(status) && !answered.has(offer)) {
        tab.write(NOT_OFFERED_KEY, `${tab.read(NOT_OFFERED_KEY) ?? ""} ${offer}`.trim());
        store.setState({ offers: read() });
      } else if (isOk || status !== 0) answered.add(offer);
    },
    /** Calls back on every change until the returned function is called. */
    subscribe: (listener: () => void): (() => void) => store.subscribe(listener),
  };
}

/** What an area says, or `absent` where the provider does not have it, be it that only this call finds that out. */
export async function ifOffered<Value, Absent>(
  offers: Pick<Offers, "has">,
  offer: Offer,
  load: () => Promise<Value>,
  absent: Absent,
): Promise<Value | Absent> {
  if (!offers.has(offer)) return absent;
  try {
    return await load();
  } catch (error) {
    if (!offers.has(offer)) return absent;
    throw error;
  }
}
