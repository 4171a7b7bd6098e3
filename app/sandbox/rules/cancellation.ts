import { formatDateLong } from "#src/copy/formatters.ts";
import type { Account } from "../database/records.ts";
import { setStatus } from "../database/applicationStatus.ts";
import { applicationOf, dayById, startOf } from "../database/days.ts";
import { deliver } from "../database/messages.ts";
import { accept, refuse, type Reply } from "../database/reply.ts";
import type { Instant } from "../database/time.ts";
import type { Database } from "../database.ts";
import { isBoundToGroup } from "./events.ts";

export type Cancellation = { event_id: number | string; reason: string };

export function cancelEvent(
  database: Database,
  caller: Account,
  { event_id, reason }: Cancellation,
  at: Instant,
): Reply {
  const { extra_id: extraId, email } = caller.extra;
  const day = dayById(database, event_id);
  const application = day && applicationOf(database, extraId, day.id);
  if (!day || application?.status !== "booked") {
    return refuse(404, "Für diesen Termin sind Sie nicht gebucht.", { error: "BOOKING_NOT_FOUND" });
  }
  if (startOf(day) <= at) return refuse(409, "Dieser Termin hat schon begonnen.", { error: "EVENT_STARTED" });
  if (isBoundToGroup(database, application)) {
    return refuse(409, "Ihre Gruppe ist gebucht. Nur die Gruppenleitung kann absagen.", { error: "GROUP_BOOKING" });
  }
  if (reason.trim() === "") return refuse(422, "Bitte nennen Sie einen Grund.", { error: "REASON_REQUIRED" });
  setStatus(database, extraId, day.id, "cancelled", false);
  const text = `Ihre Absage für den ${formatDateLong(day.date)} ist angekommen. Danke für die Nachricht.`;
  deliver(database, { channel: "email", to: email, subject: "Ihre Absage", text }, at);
  return accept({ message: "Ihre Absage ist angekommen." });
}
