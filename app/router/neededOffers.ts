import type { Offer } from "#app/client/contract/defineCall.ts";
import type { ScreenName } from "#app/navigation/screens.ts";

/** What a provider has to offer for a screen to open; every other screen needs agreed calls only. */
export const neededOffers: Partial<Record<ScreenName, Offer>> = { apply: "availability" };
