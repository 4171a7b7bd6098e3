import * as z from "zod/mini";
import { count, requiredText, rows, text } from "#src/model/reading.ts";

/** What is to be done at an event; the duration is in minutes. */
export const eventTaskSchema = z.object({ id: requiredText, title: text, description: text, duration: count });
export type EventTask = z.output<typeof eventTaskSchema>;

/** The page that tells how an event goes (ENTS-17). */
export const eventStatusPageSchema = z.object({
  title: text,
  date: text,
  startTime: text,
  endTime: text,
  location: text,
  description: text,
  tasks: rows(eventTaskSchema),
  status: text,
});
export type EventStatusPage = z.output<typeof eventStatusPageSchema>;
