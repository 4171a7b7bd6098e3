import { pageSetting } from "#app/pageSettings.ts";

/** What a person may do beyond the work of everybody. The provider names no roles, so the page does (ROLE-03, D-30). */
export type Capabilities = {
  /** Checks staff in and out, and therefore sees their names and pass numbers. */
  canSupervise: boolean;
};

/** `supervisors`: ids of people with blanks between them; nobody supervises where none is named. */
export const capabilitiesOf = (extraId: string, supervisors: string = pageSetting("supervisors")): Capabilities => ({
  canSupervise: supervisors.split(/\s+/).includes(extraId),
});
