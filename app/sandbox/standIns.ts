import { OFFERS } from "#src/model/offer.ts";
import { withSettings } from "#app/platform/pageSettings.ts";
import { addGoogleStandIn } from "./google/standIn.ts";
import { supervisors } from "./supervisors.ts";

/** Page settings of the mock provider: all features, two supervisors, and invented addresses. */
export const standInSettings = {
  registrationUrl: "https://registrierung.example/probebetrieb",
  contactPerson: "Jana Reuter",
  contactPhone: "+49 89 1234567",
  contactHours: "Mo.–Fr., 08:00–16:00\u00a0Uhr",
  contactEmail: "team@probebetrieb.example",
  contractsEmail: "vertrag@probebetrieb.example",
  providerOffers: OFFERS.join(" "),
  supervisors: supervisors.join(" "),
};

/** Fills in the addresses that the page does not configure. */
export const addAddresses = (html: string): string => withSettings(html, standInSettings);

/** The same, with the mock of Google. */
export const addStandIns = (html: string): string => addAddresses(addGoogleStandIn(html));
