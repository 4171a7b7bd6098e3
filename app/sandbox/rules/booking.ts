import { setStatus } from "../world/applicationStatus.ts";
import { applicationsOf, dayById, MAX_BOOKED_DAYS } from "../world/days.ts";
import { deliver } from "../world/messages.ts";
import type { Instant } from "../world/time.ts";
import type { World } from "../world.ts";

/** The provider's own turn, started from the outbox page: accepts a person's applications as far as the limit allows. */
export function acceptApplications(world: World, extraId: string, at: Instant): number {
  const account = world.accounts[extraId];
  const free = MAX_BOOKED_DAYS - applicationsOf(world, extraId, "booked").length;
  const accepted = account ? applicationsOf(world, extraId, "applied").slice(0, Math.max(0, free)) : [];
  for (const { dayId, byGroup } of accepted) {
    setStatus(world, extraId, dayId, "booked", byGroup);
    const text = `Sie sind am ${dayById(world, dayId)?.date} dabei. Alles Weitere finden Sie in Gangway.`;
    deliver(
      world,
      { channel: "email", to: account!.extra.email, subject: "Ihre Zusage", text, link: "/events/my-event" },
      at,
    );
  }
  return accepted.length;
}
