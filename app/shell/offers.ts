import { OFFERS, type Offer } from "#src/model/offer.ts";
import type { ScreenName } from "#app/navigation/screens.ts";
import { pageSetting } from "#app/platform/pageSettings.ts";

/** What the provider of this page has beyond the agreed calls: words with blanks between them; unknown ones mean nothing. */
export function offersOf(setting: string = pageSetting("providerOffers")): ReadonlySet<Offer> {
  const named = setting.split(/\s+/);
  return new Set(OFFERS.filter((offer) => named.includes(offer)));
}

/** What a provider has to offer for a screen to open; every other screen needs agreed calls only. */
const neededOffers: Partial<Record<ScreenName, Offer>> = {
  "app-contract": "contract",
  "app-contract-data": "contractData",
  "intro-contract-data": "contractData",
  "id-terms": "idDocument",
  "id-capture": "idDocument",
  "id-result": "idDocument",
  "intro-id-verification": "idDocument",
  "app-payroll-info": "payroll",
  "intro-payroll-info": "payroll",
  "financial-data": "financialData",
  "payroll-document": "payrollDocuments",
  apply: "availability",
  "app-event-details-2": "eventStatus",
  "check-in-list": "staff",
  "check-out-list": "staff",
};

/** What the provider does not have and the screen needs; `null`: the screen can be shown. */
export function missingOffer(screen: ScreenName, offers: ReadonlySet<Offer>): Offer | null {
  const needed = neededOffers[screen];
  return needed === undefined || offers.has(needed) ? null : needed;
}
