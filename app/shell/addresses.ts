import { pageSetting } from "#app/platform/pageSettings.ts";
import type { Contact } from "#src/patterns/ContactPerson.tsx";

/** Addresses for registration, questions and contracts; empty: not configured, the control shows so (D-88). */
export const addresses = () => ({
  registrationUrl: pageSetting("registrationUrl"),
  contactEmail: pageSetting("contactEmail"),
  contractsEmail: pageSetting("contractsEmail"),
});

/** „Ihre Ansprechperson“ in texts; `undefined` if not configured. */
export function contactOnPage(): Contact | undefined {
  const name = pageSetting("contactPerson");
  if (!name) return undefined;
  const [phone, email, hours] = (["contactPhone", "contactEmail", "contactHours"] as const).map(pageSetting);
  return { name, phone: phone ?? "", email: email ?? "", hours: hours ?? "" };
}
