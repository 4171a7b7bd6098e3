import * as z from "zod/mini";
import { firstText, groupNumberText, seatsOf } from "#src/model/groups/group.ts";
import { count, flag, optionalText, orElse, rows, text, textOf, wireId, wireText } from "#src/model/reading.ts";

/** A day that joining a group touches. */
export const affectedEventSchema = z.object({
  event_id: wireId,
  event_type: text,
  event_date: text,
  start_time: optionalText,
  end_time: optionalText,
});
export type AffectedEvent = z.output<typeof affectedEventSchema>;

const groupFields = z.object({
  name: wireText,
  group_name: wireText,
  description: wireText,
  group_code: wireText,
  maxMembers: wireText,
  is_full: flag(false, true),
});

const previewedGroup = z.pipe(
  groupFields,
  z.transform((group: z.output<typeof groupFields>) => ({
    name: firstText(group.name, group.group_name),
    description: textOf(group.description),
    group_code: groupNumberText(group.group_code),
    maxMembers: seatsOf(group.maxMembers),
    is_full: group.is_full,
  })),
);

/** What a person sees before joining (ENTS-21). */
export const joinPreviewSchema = z.object({
  group: previewedGroup,
  affected_events: orElse(
    z.object({
      total_count: count,
      applied_events: rows(affectedEventSchema),
      booked_events: rows(affectedEventSchema),
    }),
    { total_count: 0, applied_events: [], booked_events: [] },
  ),
});

/** The same as the screens see it. */
export type GroupPreview = {
  name: string;
  description: string;
  /** Eight digits. */
  groupNumber: string;
  /** `null`: the provider does not say how many places the group has. */
  maxMembers: number | null;
  isFull: boolean;
  /** `total` as the provider counts: a row that cannot be read counts, too. */
  affectedEvents: { total: number; applied: AffectedEvent[]; booked: AffectedEvent[] };
};
