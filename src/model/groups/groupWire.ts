import * as z from "zod/mini";
import { orElse, rows, wireId, wireText } from "#src/model/reading.ts";

const wireYesNo = z.optional(z.unknown());

/** A member in the provider's two spellings (ENTS-20). */
export const wireGroupMemberSchema = z.object({
  id: z.nullish(wireId),
  extra_id: z.nullish(wireId),
  name: wireText,
  first_name: wireText,
  last_name: wireText,
  initials: wireText,
  isOwner: wireYesNo,
  is_owner: wireYesNo,
  isSelf: wireYesNo,
  joinedAt: wireText,
  email: wireText,
  date_of_birth: wireText,
  nationality: wireText,
});
export type WireGroupMember = z.output<typeof wireGroupMemberSchema>;

/** A group in the provider's two spellings (ENTS-18, ENTS-19). */
export const wireGroupSchema = z.object({
  id: z.nullish(wireId),
  group_id: z.nullish(wireId),
  groupNumber: z.nullish(wireId),
  group_code: z.nullish(wireId),
  name: wireText,
  group_name: wireText,
  description: wireText,
  maxMembers: wireText,
  privacy: wireText,
  ownerId: z.nullish(wireId),
  extra_id: z.nullish(wireId),
  owner: orElse(z.nullish(z.object({ extra_id: z.nullish(wireId) })), null),
  role: wireText,
  is_full: wireYesNo,
  isFull: wireYesNo,
  members: rows(wireGroupMemberSchema),
});
export type WireGroup = z.output<typeof wireGroupSchema>;
