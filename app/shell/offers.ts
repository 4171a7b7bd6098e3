import { createStore } from "zustand/vanilla";
import { OFFERS, type Offer } from "#src/model/offer.ts";
import { pageSetting } from "#app/platform/pageSettings.ts";
import type { Session } from "#app/session/session.ts";
import type { Store } from "#app/session/storage.ts";

/** Key in session storage: features the provider was found not to support, separated by blanks. */
export const NOT_OFFERED_KEY = "notOffered";

const namedIn = (words: string): Set<Offer> => {
  const named = words.split(/\s+/);
  return new Set(OFFERS.filter((offer) => named.includes(offer)));
};

/**
 * The proposed features that the provider supports. The page setting decides: words separated by blanks; unknown ones
 * are ignored, so `none` means no feature. Without a setting, all features that were not found to be missing.
 */
export function offersOf(notOffered: string | null, setting = pageSetting("providerOffers")): ReadonlySet<Offer> {
  if (setting.trim() !== "") return namedIn(setting);
  const missing = namedIn(notOffered ?? "");
  return new Set(OFFERS.filter((offer) => !missing.has(offer)));
}

/** The provider or its web server does not know the path or method. */
const isUnknownCall = (status: number): boolean => status === 404 || status === 405 || status === 501;

export type Offers = ReturnType<typeof createOffers>;

/**
 * The provider's features as known in this session. Without a setting, the first response of a feature decides: 404,
 * 405 and 501 mean that it is not supported. After any other response it is.
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
    /** Records the response to a feature's call; `status` 0 means no response and is ignored. */
    noteAnswer(offer: Offer, { isOk, status }: { isOk: boolean; status: number }): void {
      if (!isOk && isUnknownCall(status) && !answered.has(offer)) {
        tab.write(NOT_OFFERED_KEY, `${tab.read(NOT_OFFERED_KEY) ?? ""} ${offer}`.trim());
        store.setState({ offers: read() });
      } else if (isOk || status !== 0) answered.add(offer);
    },
    /** Returns a function that unsubscribes. */
    subscribe: (listener: () => void): (() => void) => store.subscribe(listener),
  };
}

/** The loaded value, or `absent` if the provider does not support the feature, even if only this call reveals it. */
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
