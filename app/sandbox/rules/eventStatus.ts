import * as z from "zod/mini";
import { eventStatusPageSchema, type EventStatusPage } from "#src/model/day/eventStatusPage.ts";
import { dayById } from "../database/days.ts";
import { readProcedure, writeProcedure } from "../database/procedures.ts";
import type { Account } from "../database/records.ts";
import { accept, refuse, type Reply } from "../database/reply.ts";
import type { Database } from "../database.ts";

const SECTION = "eventStatus";

/** A user's saved pages by event id. */
const savedSchema = z.catchall(z.object({}), eventStatusPageSchema);

/** Default course of a day; durations in minutes. */
const USUAL_TASKS = [
  ["Ankommen und Check-in", "Ausweis zeigen und Warnweste oder Ablaufkarte abholen.", 30],
  ["Einweisung", "Ablauf, Sicherheit und Ihre Fragen.", 30],
  ["Probelauf", "Gepäck aufgeben, Sicherheitskontrolle, Weg zum Flugsteig, Einsteigen.", 210],
  ["Rückmeldung geben", "Was hat geklappt und was nicht?", 45],
  ["Check-out", "Weste oder Karte zurückgeben und auschecken.", 15],
] as const;

/** An unchanged day; time and place come from the event. */
const usualPage: EventStatusPage = {
  title: "",
  date: "",
  startTime: "",
  endTime: "",
  location: "",
  description: "Geprobt wird ein Morgen im Terminal, von der Ankunft bis zum Einsteigen.",
  status: "planned",
  tasks: USUAL_TASKS.map(([title, description, duration], at) => ({
    id: `task-${at + 1}`,
    title,
    description,
    duration,
  })),
};

const noSuchEvent = () => refuse(404, "Diesen Termin gibt es nicht.", { error: "NOT_FOUND" });

const savedOf = (database: Database, extraId: string) => readProcedure(database, extraId, SECTION, savedSchema) ?? {};

/** A user's event status page of a day. */
export function getEventStatus(database: Database, { extra }: Account, eventId: string): Reply {
  if (!dayById(database, eventId)) return noSuchEvent();
  return accept({ data: savedOf(database, extra.extra_id)[eventId] ?? usualPage });
}

export function saveEventStatus(database: Database, { extra }: Account, eventId: string, page: EventStatusPage): Reply {
  if (!dayById(database, eventId)) return noSuchEvent();
  const saved = savedOf(database, extra.extra_id);
  writeProcedure(database, extra.extra_id, SECTION, { ...saved, [eventId]: page });
  return accept();
}
