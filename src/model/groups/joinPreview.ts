import * as z from "zod/mini";
import { firstText, groupNumberText, seatsOf } from "#src/model/groups/group.ts";
import { count, flag, optionalText, orElse, rows, text, textOf, wireId, wireText } from "#src/model/reading.ts";

/** A day affected by joining a group. */
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

/** The preview before joining (ENTS-21). */
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

/** The same for the screens. */
export type GroupPreview = {
  name: string;
  description: string;
  /** Eight digits. */
  groupNumber: string;
  /** `null`: the provider does not send the number of places. */
  maxMembers: number | null;
  isFull: boolean;
  /** `total` as the provider counts: unreadable rows count, too. */
  affectedEvents: { total: number; applied: AffectedEvent[]; booked: AffectedEvent[] };
};
