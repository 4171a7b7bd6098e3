import { pageSetting } from "#app/platform/pageSettings.ts";

/** What a person may do beyond the work of everybody. The provider names no roles, so the page does (ROLE-03, D-30). */
export type Capabilities = {
  /** Checks staff in and out, and therefore sees their names and pass numbers. */
  canSupervise: boolean;
  /** Edits how a day goes. Not restricted unless the page says so: everybody edits their own days (D-29). */
  canEditEventStatus: boolean;
};

/**
 * `supervisors`: ids of people with blanks between them; nobody supervises where none is named. `editors`: empty for
 * everybody, `supervisors` for those alone.
 */
export function capabilitiesOf(
  extraId: string,
  supervisors: string = pageSetting("supervisors"),
  editors: string = pageSetting("eventStatusEditors"),
): Capabilities {
  const canSupervise = supervisors.split(/\s+/).includes(extraId);
  return { canSupervise, canEditEventStatus: editors === "" || canSupervise };
}
