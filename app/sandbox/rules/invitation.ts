import { accept, refuse, type Reply } from "../world/reply.ts";
import type { Instant } from "../world/time.ts";
import type { World } from "../world.ts";
import { newEmailProof } from "./emailProof.ts";

/** Looking at an invitation does not use it up: mail scanners open links, and people open them twice. A password does. */
export function validateInvitation(world: World, { token }: { token: string }, at: Instant): Reply {
  const invitation = world.invitations[token];
  const extra = invitation && world.accounts[invitation.extraId]?.extra;
  if (!extra) {
    const message = "Diesen Einladungslink kennen wir nicht. Bitte prüfen Sie den Link in Ihrer E-Mail.";
    return refuse(404, message, { error: "INVITATION_INVALID" });
  }
  const { email } = extra;
  if (invitation.used) {
    const message = "Diese Einladung wurde schon benutzt. Bitte melden Sie sich an.";
    return refuse(409, message, { error: "INVITATION_USED", email });
  }
  if (invitation.expiresAt <= at) {
    const message = "Diese Einladung ist abgelaufen. Bitte melden Sie sich mit Ihrer E-Mail-Adresse an.";
    return refuse(410, message, { error: "INVITATION_EXPIRED", email });
  }
  const userData = {
    email,
    firstName: extra.first_name,
    lastName: extra.last_name,
    extraId: extra.extra_id,
    phoneNumber: extra.mobile_number,
  };
  const sessionToken = newEmailProof(world, extra.extra_id, at);
  return accept({ userData, sessionToken, message: "Willkommen! Ihre Einladung ist bestätigt." });
}
