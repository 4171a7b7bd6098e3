import { accept, refuse, type Reply } from "../database/reply.ts";
import type { Instant } from "../database/time.ts";
import type { Database } from "../database.ts";
import { newEmailProof } from "./emailProof.ts";

/** Does not use up the invitation: mail scanners open links, and users open them twice. Setting a password does. */
export function validateInvitation(database: Database, { token }: { token: string }, at: Instant): Reply {
  const invitation = database.invitations[token];
  const extra = invitation && database.accounts[invitation.extraId]?.extra;
  if (!extra) {
    const message = "Dieser Einladungslink funktioniert nicht. Bitte öffnen Sie den Link aus der E-Mail noch einmal.";
    return refuse(404, message, { error: "INVITATION_INVALID" });
  }
  const { email } = extra;
  if (invitation.used) {
    const message = "Diese Einladung wurde schon benutzt. Bitte melden Sie sich an.";
    return refuse(409, message, { error: "INVITATION_USED", email });
  }
  if (invitation.expiresAt <= at) {
    const message = "Diese Einladung ist abgelaufen. Bitte geben Sie Ihre E-Mail-Adresse ein.";
    return refuse(410, message, { error: "INVITATION_EXPIRED", email });
  }
  const userData = {
    email,
    firstName: extra.first_name,
    lastName: extra.last_name,
    extraId: extra.extra_id,
    phoneNumber: extra.mobile_number,
  };
  const sessionToken = newEmailProof(database, extra.extra_id, at);
  return accept({ userData, sessionToken, message: "Willkommen! Ihre Einladung ist bestätigt." });
}
