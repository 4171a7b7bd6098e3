import { Suspense } from "react";
import type { ApplicationState } from "#src/model/events/application.ts";
import { people } from "#src/people/people.ts";
import { trialDays } from "#src/people/events.ts";
import { SlotBadge } from "#src/screens/events/SlotBadge.tsx";

type DayBadgeProps = { state: Exclude<ApplicationState, "none" | "other"> };

const [day] = trialDays("2026-11-22", people.leonie);

/** The badge of a day as the product shows it. */
export const DayBadge = ({ state }: DayBadgeProps) => (
  <Suspense>{day ? <SlotBadge event={{ ...day, application_status: state }} /> : null}</Suspense>
);
