import type { Account } from "../database/records.ts";
import { setStatus } from "../database/applicationStatus.ts";
import { applicationOf, applicationsOf, dayById, MAX_BOOKED_DAYS, startOf } from "../database/days.ts";
import { groupOf } from "../database/group.ts";
import { accept, refuse, type Reply } from "../database/reply.ts";
import type { Instant } from "../database/time.ts";
import type { Database } from "../database.ts";
import { isBoundToGroup } from "./events.ts";

export type DayChoice = { event_ids: readonly (number | string)[] };

const isReady = (account: Account | undefined) => account?.extra.profile_status === "ready_to_work";

const unknownDay = () => refuse(404, "Diesen Termin gibt es nicht mehr.", { error: "EVENT_NOT_FOUND" });

/** Null if the application is allowed. */
function obstacle(database: Database, extraId: string, id: number | string, at: Instant): Reply | null {
  const day = dayById(database, id);
  if (!day) return unknownDay();
  if (startOf(day) <= at) return refuse(409, "Dieser Termin hat schon begonnen.", { error: "EVENT_STARTED" });
  const status = applicationOf(database, extraId, day.id)?.status;
  if (status === "applied" || status === "booked") {
    return refuse(409, "Für diesen Termin liegt schon eine Bewerbung vor.", { error: "ALREADY_APPLIED" });
  }
  return null;
}

/** All days or none. A group's leader applies for all members who may and have not applied yet, others for themselves (D-46). */
export function applyForEvents(database: Database, caller: Account, { event_ids }: DayChoice, at: Instant): Reply {
  const { extra_id: extraId } = caller.extra;
  if (!isReady(caller)) {
    return refuse(403, "Bitte ergänzen Sie zuerst Ihre Profildaten.", { error: "PROFILE_INCOMPLETE" });
  }
  const group = groupOf(database, extraId);
  const led = group?.ownerId === extraId ? group : null;
  if (applicationsOf(database, extraId, "booked").length >= MAX_BOOKED_DAYS) {
    return refuse(409, `Sie haben schon ${MAX_BOOKED_DAYS} gebuchte Termine. Mehr sind nicht möglich.`, {
      error: "LIMIT",
    });
  }
  for (const id of event_ids) {
    const apiError = obstacle(database, extraId, id, at);
    if (apiError) return apiError;
  }
  const applicants = led ? led.members.map((member) => member.extraId) : [extraId];
  for (const id of event_ids) {
    for (const applicant of applicants) {
      const may = isReady(database.accounts[applicant]) && obstacle(database, applicant, id, at) === null;
      if (may) setStatus(database, applicant, Number(id), "applied", led !== null);
    }
  }
  const message =
    event_ids.length === 1
      ? "Ihre Bewerbung ist eingegangen."
      : `Ihre ${event_ids.length} Bewerbungen sind eingegangen.`;
  return accept({ data: { event_ids: event_ids.map(Number) }, message });
}

/** All days or none. The leader withdraws for the whole group. */
export function withdrawFromEvents(database: Database, caller: Account, { event_ids }: DayChoice): Reply {
  const { extra_id: extraId } = caller.extra;
  if (!isReady(caller)) {
    return refuse(403, "Bitte ergänzen Sie zuerst Ihre Profildaten.", { error: "PROFILE_INCOMPLETE" });
  }
  for (const id of event_ids) {
    const day = dayById(database, id);
    if (!day) return unknownDay();
    const application = applicationOf(database, extraId, day.id);
    if (application?.status !== "applied") {
      return refuse(409, "Für diesen Termin liegt keine Bewerbung vor.", { error: "NOT_APPLIED" });
    }
    if (isBoundToGroup(database, application)) {
      return refuse(409, "Ihre Gruppe hat sich beworben. Nur die Gruppenleitung kann die Bewerbung zurückziehen.", {
        error: "GROUP_APPLICATION",
      });
    }
  }
  for (const id of event_ids) withdrawGroup(database, extraId, Number(id));
  const message =
    event_ids.length === 1
      ? "Ihre Bewerbung ist zurückgezogen."
      : `Ihre ${event_ids.length} Bewerbungen sind zurückgezogen.`;
  return accept({ message });
}

function withdrawGroup(database: Database, extraId: string, dayId: number): void {
  const isForGroup = applicationOf(database, extraId, dayId)?.byGroup === true;
  const members = (isForGroup && groupOf(database, extraId)?.members.map((member) => member.extraId)) || [extraId];
  for (const member of members) {
    const application = applicationOf(database, member, dayId);
    const isPart = member === extraId || application?.byGroup === true;
    if (isPart && application?.status === "applied") setStatus(database, member, dayId, "withdrawn", false);
  }
}
