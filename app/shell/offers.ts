import { OFFERS, type Offer } from "#app/client/contract/defineCall.ts";
import { pageSetting } from "#app/platform/pageSettings.ts";

/** What the provider of this page has beyond the agreed calls: words with blanks between them; unknown ones mean nothing. */
export function offersOf(setting: string = pageSetting("providerOffers")): ReadonlySet<Offer> {
  const named = setting.split(/\s+/);
  return new Set(OFFERS.filter((offer) => named.includes(offer)));
}
