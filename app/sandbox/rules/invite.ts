import type { Account } from "../database/records.ts";
import { accountByEmail } from "../database/account.ts";
import { groupByCode, groupOf, isFull } from "../database/group.ts";
import { deliver } from "../database/messages.ts";
import { accept, refuse, type Reply } from "../database/reply.ts";
import { timestamp, type Instant } from "../database/time.ts";
import type { Database } from "../database.ts";
import { alreadyMember, groupFull, groupNotFound, leaderOnly } from "./groupRefusals.ts";

/** A user without a group is added at once; one in another group gets a mail and decides. */
export function inviteToGroup(database: Database, caller: Account, code: string, email: string, at: Instant): Reply {
  const group = groupByCode(database, code);
  if (!group) return groupNotFound();
  if (group.ownerId !== caller.extra.extra_id) return leaderOnly();
  const guest = accountByEmail(database, email);
  if (guest?.status !== "verified") {
    return refuse(422, "Zu dieser E-Mail-Adresse gibt es kein bestätigtes Konto.", { error: "USER_NOT_VERIFIED" });
  }
  const guestId = guest.extra.extra_id;
  if (group.members.some((member) => member.extraId === guestId)) return alreadyMember(guest.extra.email);
  if (isFull(group)) return groupFull();
  const userAdded = groupOf(database, guestId) === null;
  if (userAdded) group.members.push({ extraId: guestId, joinedAt: timestamp(at) });
  const text = userAdded
    ? `${caller.extra.first_name} hat Sie in die Gruppe „${group.name}“ aufgenommen.`
    : `${caller.extra.first_name} lädt Sie in die Gruppe „${group.name}“ ein. Die Gruppennummer ist ${group.code}.`;
  const link = `/group/join?code=${group.code}`;
  deliver(database, { channel: "email", to: guest.extra.email, subject: "Einladung in eine Gruppe", text, link }, at);
  return accept({ data: { userAdded, emailSent: true } });
}
