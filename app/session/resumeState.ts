import type { Store } from "#app/session/storage.ts";
import { asText, readFields, readPendingAuth, readToken } from "#app/session/stored.ts";
import type { PendingAuth } from "#src/model/auth/pendingAuth.ts";
import type { WireId } from "#src/model/reading.ts";

/** State of an unfinished sign-in or sign-up in this tab (C-09), for the first screen; no schemas, see stored.ts. */
export function readResumeState(tab: Store): {
  pendingAuth: PendingAuth | null;
  signUp: { email: string; phone: string; extraId: WireId; hasEmailProof: boolean } | null;
} {
  const pendingAuth = readPendingAuth(tab.read("pendingAuth"));
  const fields = readFields(tab.read("signUp"));
  const signUp = fields && {
    email: asText(fields.email),
    phone: asText(fields.phone),
    extraId: pendingAuth?.extraId ?? "",
    hasEmailProof: readToken(tab.read("emailVerificationToken")) !== null,
  };
  return { pendingAuth, signUp };
}
