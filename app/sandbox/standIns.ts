import { OFFERS } from "#src/model/offer.ts";
import { withSettings } from "#app/platform/pageSettings.ts";
import { addGoogleStandIn } from "./google/standIn.ts";
import { supervisors } from "./supervisors.ts";

/** What the page of the stand-in provider says: all is offered, two people supervise, and addresses of nobody. */
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

/** The page with an address for all that it does not configure itself. */
export const addAddresses = (html: string): string => withSettings(html, standInSettings);

/** The same, and a stand-in for Google. */
export const addStandIns = (html: string): string => addAddresses(addGoogleStandIn(html));
