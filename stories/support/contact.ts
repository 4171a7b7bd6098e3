import type { Contact } from "#src/patterns/ContactPerson.tsx";
import type { LegalAddresses } from "#src/patterns/LegalLinks.tsx";

/** Whom a host may name as contact person. */
export const contact: Contact = {
  name: "Jana Reuter",
  phone: "+49 89 1234567",
  email: "team@probebetrieb.example",
  hours: "Mo.–Fr., 08:00–16:00\u00a0Uhr",
};

/** Where a host may have what it has to say. */
export const legal: LegalAddresses = {
  privacyUrl: "https://example.de/datenschutz",
  imprintUrl: "https://example.de/impressum",
  accessibilityUrl: "https://example.de/barrierefreiheit",
};
