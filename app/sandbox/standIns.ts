import { withSettings } from "#app/pageSettings.ts";
import { people } from "#src/people/people.ts";
import { addGoogleStandIn } from "./google/standIn.ts";

/** Addresses of nobody, so that what needs one can be tried. */
const addresses = {
  registrationUrl: "https://registrierung.example/probebetrieb",
  contactEmail: "team@probebetrieb.example",
  contractsEmail: "vertrag@probebetrieb.example",
  simulationStart: "/outbox/api/simulation",
  supervisors: `${people.jasper.extraId} ${people.milica.extraId}`,
};

/** The page with a stand-in for all that it does not configure itself. */
export const addStandIns = (html: string): string => withSettings(addGoogleStandIn(html), addresses);
