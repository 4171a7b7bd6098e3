import { pageSetting } from "#app/platform/pageSettings.ts";
import type { Contact } from "#src/patterns/ContactPerson.tsx";

/** Where to register, to ask and to send a contract; empty: not configured, and the control says so (D-88). */
export const addresses = () => ({
  registrationUrl: pageSetting("registrationUrl"),
  contactEmail: pageSetting("contactEmail"),
  contractsEmail: pageSetting("contractsEmail"),
});

/** Whom texts call „Ihre Ansprechperson“; `undefined` where the page names nobody. */
export function contactOnPage(): Contact | undefined {
  const name = pageSetting("contactPerson");
  if (!name) return undefined;
  const [phone, email, hours] = (["contactPhone", "contactEmail", "contactHours"] as const).map(pageSetting);
  return { name, phone: phone ?? "", email: email ?? "", hours: hours ?? "" };
}
