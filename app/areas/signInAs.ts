import { capabilitiesOf } from "#app/areas/capabilities.ts";
import { completionOf } from "#app/areas/completion.ts";
import type { SignedIn } from "#app/areas/signedIn.tsx";
import type { Means } from "#app/means.ts";
import { createPorts } from "#app/ports.ts";
import { createPersonMemory } from "#app/session/personMemory.ts";
import type { Session } from "#app/session/session.ts";
import type { Store } from "#app/session/storage.ts";
import { createWayInMemory } from "#app/session/wayInMemory.ts";
import type { StoredLoginUser } from "#src/model/loginUser.ts";

/** What belongs to one person, as far as it is known who that is. The client comes with the first call. */
export function signInAs(
  { session, board, local, tab, groupLink, loadClient }: Means,
  user: StoredLoginUser | null,
): SignedIn | null {
  if (!user) return null;
  const { extraId } = user;
  return {
    session,
    board,
    local,
    groupLink,
    extraId,
    user,
    isNewSignUp: createWayInMemory(tab).isNewSignUp(extraId),
    client: { call: async (row, input, options) => (await loadClient()).call(row, input, options) },
    ports: createPorts(whileSignedIn(local, session), user),
    memory: createPersonMemory(local, extraId),
    completion: completionOf(session),
    capabilities: capabilitiesOf(extraId),
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
