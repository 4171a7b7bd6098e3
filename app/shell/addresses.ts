import { pageSetting } from "#app/platform/pageSettings.ts";

/** Where to register, to ask and to send a contract; empty: not configured, and the control says so (D-88). */
export const addresses = {
  registrationUrl: pageSetting("registrationUrl"),
  contactEmail: pageSetting("contactEmail"),
  contractsEmail: pageSetting("contractsEmail"),
};
