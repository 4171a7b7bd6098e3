import { expect } from "storybook/test";
import { EVENT_STATUSES } from "#src/model/events/derivedEventStatus.ts";
import { EventStatusBadge } from "#src/patterns/EventStatusBadge.tsx";
import { de } from "#stories/support/copy.ts";
import preview from "#workbench/preview.tsx";

/** The status of a day of work. On the sign with `outline`. */
const meta = preview.meta({ component: EventStatusBadge, args: { badge: "CONTRACT_MISSING" } as const });

export const ContractMissing = meta.story({ name: "Vertrag fehlt", parameters: { spec: ["MSGS-071"] } });
export const ReadyForCheckIn = meta.story({
  name: "Bereit zum Check-in",
  args: { badge: "PRE_WORK_CHECKIN_READY" },
  parameters: { spec: ["MSGS-072"] },
});
export const CheckInTomorrow = meta.story({ name: "Check-in ist morgen", args: { badge: "CHECK_IN_TOMORROW" } });
export const ReadyForWork = meta.story({
  name: "Bereit zum Einsatz",
  args: { badge: "READY_FOR_WORK" },
  parameters: { spec: ["MSGS-073"] },
});
export const Approved = meta.story({
  name: "Einsatz freigegeben",
  args: { badge: "APPROVED" },
  parameters: { spec: ["MSGS-074"] },
});
/** A label only: no rule returns it. */
export const Payrolled = meta.story({
  name: "Einsatz abgerechnet",
  args: { badge: "PAYROLLED" },
  parameters: { spec: ["MSGS-075", "MYEV-40"] },
});
export const Upcoming = meta.story({ name: "Termin steht bevor", args: { badge: "UPCOMING" } });

export const EachStatusHasItsLabel = meta.story({
  tags: ["behaviour", "!autodocs"],
  parameters: { spec: ["MYEV-41"] },
  render: () => (
    <ul>
      {EVENT_STATUSES.map((badge) => (
        <li key={badge}>
          <EventStatusBadge badge={badge} />
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      de("day.badges.contractMissing"),
      "Bereit für den Check-\u2060in",
      de("day.badges.readyForWork"),
      de("day.badges.approved"),
      de("day.badges.payrolled"),
    ]);
  },
});

export const AllBadges = meta.story({
  name: "Alle Zustände",
  tags: ["sheet"],
  parameters: { spec: ["MYEV-41"], visual: { modes: ["dark", "forced"] } },
  render: () => (
    <div className="flex flex-wrap gap-2">
      {[...EVENT_STATUSES, "CHECK_IN_TOMORROW" as const, "UPCOMING" as const].map((badge) => (
        <EventStatusBadge key={badge} badge={badge} />
      ))}
    </div>
  ),
});
