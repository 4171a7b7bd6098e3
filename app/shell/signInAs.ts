import { capabilitiesOf } from "#app/shell/capabilities.ts";
import { completionOf } from "#app/shell/completion.ts";
import { offersOf } from "#app/shell/offers.ts";
import type { SignedIn } from "#app/shell/signedIn.tsx";
import type { AppDeps } from "#app/shell/appDeps.ts";
import { createPorts } from "#app/shell/ports.ts";
import { createPersonMemory } from "#app/session/personMemory.ts";
import type { Session } from "#app/session/session.ts";
import type { Store } from "#app/session/storage.ts";
import { createWayInMemory } from "#app/session/wayInMemory.ts";
import type { StoredLoginUser } from "#src/model/auth/loginUser.ts";

/** What belongs to one person, as far as it is known who that is. The client comes with the first call. */
export function signInAs(
  { session, toaster, local, tab, groupLink, loadClient }: AppDeps,
  user: StoredLoginUser | null,
  loadFirstSteps: SignedIn["loadFirstSteps"],
): SignedIn | null {
  if (!user) return null;
  const { extraId } = user;
  const client: SignedIn["client"] = {
    call: async (row, input, options) => (await loadClient()).call(row, input, options),
  };
  return {
    session,
    toaster,
    local,
    groupLink,
    extraId,
    user,
    isNewSignUp: createWayInMemory(tab).isNewSignUp(extraId),
    client,
    ports: createPorts(whileSignedIn(local, session), user, client),
    memory: createPersonMemory(local, extraId),
    completion: completionOf(session),
    capabilities: capabilitiesOf(extraId),
    offers: offersOf(),
    loadFirstSteps,
    now: Date.now,
  };
}

/** What a simulation finishes after signing out is not kept: it would be there for whoever comes next (SESS-15). */
function whileSignedIn(local: Store, session: Session): Store {
  const own = session.id();
  return {
    ...local,
    write(key, value) {
      if (session.id() === own) local.write(key, value);
    },
  };
}
