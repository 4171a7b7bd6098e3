import * as z from "zod/mini";
import { unwrap } from "#src/model/answer.ts";
import { count, readableCount, requiredText, rows, text } from "#src/model/reading.ts";

/** A task at an event; the duration is in minutes. */
export const eventTaskSchema = z.object({ id: requiredText, title: text, description: text, duration: count });
export type EventTask = z.output<typeof eventTaskSchema>;

/** The status page of an event (ENTS-17). */
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

/**
 * The page in the provider's response. Invalid unless every task is readable, with its duration and a unique id: an
 * edit sends the complete page, so an omitted task would be deleted.
 */
export const eventStatusAnswer = z.pipe(
  z.transform(unwrap),
  z.object({
    ...eventStatusPageSchema.shape,
    tasks: z
      .array(z.object({ ...eventTaskSchema.shape, duration: readableCount }))
      .check(z.refine((tasks) => new Set(tasks.map(({ id }) => id)).size === tasks.length)),
  }),
);

const sent = z.string();

/** `z.int()` would load its rules for every kind of number before the first screen. */
export const integerMinutes = z.number().check(z.refine(Number.isSafeInteger));

/** The complete page as saved. */
export const eventStatusRequest = z.object({
  title: sent,
  date: sent,
  startTime: sent,
  endTime: sent,
  location: sent,
  description: sent,
  tasks: z.array(z.object({ id: sent, title: sent, description: sent, duration: integerMinutes })),
  status: sent,
});
