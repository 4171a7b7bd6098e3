import * as z from "zod/mini";
import { answerOf, unwrap } from "#src/model/answer.ts";
import { wireGroupSchema, type WireGroup } from "#src/model/groups/groupWire.ts";
import { joinPreviewSchema } from "#src/model/groups/joinPreview.ts";
import { flag } from "#src/model/reading.ts";

const isNamed = (group: WireGroup): boolean =>
  [group.id, group.group_id, group.groupNumber, group.group_code].some((id) => id != null);

const namedGroup = wireGroupSchema.check(z.refine(isNamed));

/** The group is in the response itself, under `data`, or under `group` in either. */
const groupIn = (body: unknown): unknown => {
  const answer = unwrap(body);
  return answer.group ?? answer;
};

/** A created group (APIS-15). */
export const groupAnswer = z.pipe(z.transform(groupIn), namedGroup);

const hasName = (group: WireGroup): boolean => isNamed(group) || group.name != null || group.group_name != null;

/** A joined group: its number is known already, so a name suffices (APIS-16). */
export const joinedGroupAnswer = z.pipe(z.transform(groupIn), wireGroupSchema.check(z.refine(hasName)));

const isNothing = (body: unknown): boolean =>
  body === null || (typeof body === "object" && "data" in body && body.data === null);

/** The group of the signed-in user (APIS-18); `null` only if the provider sends it explicitly (P31). */
export const currentGroupAnswer = z.pipe(
  z.transform((body: unknown) => (isNothing(body) ? null : groupIn(body))),
  z.nullable(namedGroup),
);

/** The effects of joining (APIS-17). */
export const previewGroupAnswer = z.pipe(z.transform(unwrap), joinPreviewSchema);

/** The result of an invitation (APIS-23); a missing yes counts as no. */
export const inviteAnswer = answerOf({
  userAdded: flag(false, false),
  emailSent: flag(false, false),
});
