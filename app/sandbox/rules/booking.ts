import { formatDateLong } from "#src/copy/formatters.ts";
import { setStatus } from "../database/applicationStatus.ts";
import { applicationsOf, dayById, MAX_BOOKED_DAYS } from "../database/days.ts";
import { deliver } from "../database/messages.ts";
import type { Instant } from "../database/time.ts";
import type { Database } from "../database.ts";

/** The provider's decision, triggered from the outbox page: accepts a user's applications up to the limit. */
export function acceptApplications(database: Database, extraId: string, at: Instant): number {
  const account = database.accounts[extraId];
  const free = MAX_BOOKED_DAYS - applicationsOf(database, extraId, "booked").length;
  const accepted = account ? applicationsOf(database, extraId, "applied").slice(0, Math.max(0, free)) : [];
  for (const { dayId, byGroup } of accepted) {
    setStatus(database, extraId, dayId, "booked", byGroup);
    const text = `Ihr Termin am ${formatDateLong(dayById(database, dayId)?.date ?? "")} ist gebucht. Alles Weitere finden Sie in Gangway.`;
    deliver(
      database,
      { channel: "email", to: account!.extra.email, subject: "Ihre Buchung", text, link: "/events/my-event" },
      at,
    );
  }
  return accepted.length;
}
