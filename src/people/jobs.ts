import type { EventStatus } from "#src/model/events/derivedEventStatus.ts";
import type { ExtraEvent } from "#src/model/events/event.ts";
import type { EventStatusPage } from "#src/model/day/eventStatusPage.ts";
import { toJobView, type JobView } from "#src/model/day/jobView.ts";
import { bookedDays } from "#src/people/events.ts";
import { people } from "#src/people/people.ts";
import { today } from "#src/people/today.ts";

const fixed = { title: "Probebetrieb Terminal 3", location: "Flughafen, Terminal 3" };

/** A booked day for display: Milica's first or second one. */
export function jobOfMilica(at: 0 | 1, status: EventStatus, changes: Partial<ExtraEvent> = {}): JobView {
  const event = bookedDays(today, people.milica).filter(({ event_date: date }) => date >= today)[at];
  if (!event) throw new Error("Milica has no such day.");
  return toJobView({ ...event, ...changes }, { company: people.milica.profile.company }, status, fixed);
}

/** The status page of a day, as stored by the provider. */
export const coursePage: EventStatusPage = {
  ...fixed,
  date: "2026-11-23",
  startTime: "08:00",
  endTime: "13:30",
  description: "Geprobt wird ein Morgen im Terminal, von der Ankunft bis zum Einsteigen.",
  status: "planned",
  tasks: [
    {
      id: "task-1",
      title: "Ankommen und Check-in",
      description: "Ausweis zeigen und Warnweste oder Ablaufkarte abholen.",
      duration: 30,
    },
    { id: "task-2", title: "Einweisung", description: "Ablauf, Sicherheit und Ihre Fragen.", duration: 30 },
    {
      id: "task-3",
      title: "Probelauf",
      description: "Gepäck aufgeben, Sicherheitskontrolle, Weg zum Flugsteig, Einsteigen.",
      duration: 210,
    },
    { id: "task-4", title: "Rückmeldung geben", description: "", duration: 45 },
    { id: "task-5", title: "Check-out", description: "Weste oder Karte zurückgeben.", duration: 15 },
  ],
};

/** A day of twenty short runs. */
export const longCoursePage: EventStatusPage = {
  ...coursePage,
  status: "running",
  tasks: Array.from({ length: 20 }, (_, at) => ({
    id: `task-${at + 1}`,
    title: `Probelauf ${at + 1}`,
    description: at % 3 === 0 ? "Gepäck aufgeben, Sicherheitskontrolle, Weg zum Flugsteig, Einsteigen." : "",
    duration: 15,
  })),
};
