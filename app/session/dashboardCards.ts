import type { Store } from "#app/session/storage.ts";
import { readFields } from "#app/session/stored.ts";
import { parseCalendarDay } from "#src/lib/calendarDay.ts";
import type { DashboardCards } from "#src/model/dashboard/dashboard.ts";

const KEY = "dashboardCards";

/** The cards of the last visit, none if unknown: their place is held while they load. Forgotten with the session. */
export function readDashboardCards(local: Store): DashboardCards {
  const cards = readFields(local.read(KEY));
  return { hasContract: cards?.hasContract === true, nextDay: parseCalendarDay(cards?.nextDay) };
}

export const storeDashboardCards = (local: Store, cards: DashboardCards): void =>
  local.write(KEY, JSON.stringify(cards));
