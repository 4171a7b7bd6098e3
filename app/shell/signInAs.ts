import { capabilitiesOf } from "#app/shell/capabilities.ts";
import { completionFor } from "#app/shell/completion.ts";
import type { SignedIn } from "#app/shell/signedIn.tsx";
import type { AppDeps } from "#app/shell/appDeps.ts";
import { onlyWhile, samePerson } from "#app/session/samePerson.ts";
import { createPorts } from "#app/shell/createPorts.ts";
import { createPersonMemory } from "#app/session/personMemory.ts";
import { createWayInMemory } from "#app/session/wayInMemory.ts";
import type { StoredLoginUser } from "#src/model/auth/loginUser.ts";

/**
 * What belongs to one person, as far as it is known who that is, in the session that there is now: nothing of it asks, notes
 * or tells anything in a later one (T9, S7). The client comes with the first call.
 */
export function signInAs(
  { session, toaster, local, tab, groupLink, offers, clock, loadClient }: AppDeps,
  user: StoredLoginUser | null,
  loadFirstSteps: SignedIn["loadFirstSteps"],
): SignedIn | null {
  if (!user) return null;
  const { extraId } = user;
  const own = session.id();
  const isHere = samePerson({ session });
  const client: SignedIn["client"] = {
    call: async (row, input, options) => (await loadClient()).inSession(own).call(row, input, options),
  };
  return {
    session,
    toaster: { ...toaster, notify: onlyWhile(isHere, toaster.notify) },
    local,
    groupLink,
    extraId,
    user,
    isNewSignUp: createWayInMemory(tab).isNewSignUp(extraId),
    client,
    ports: createPorts(client),
    memory: createPersonMemory(local, extraId),
    completion: completionFor(session, isHere),
    capabilities: capabilitiesOf(extraId),
    offers,
    loadFirstSteps,
    now: clock.now,
  };
}
