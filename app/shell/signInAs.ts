import { capabilitiesOf } from "#app/shell/capabilities.ts";
import { completionOf } from "#app/shell/completion.ts";
import type { SignedIn } from "#app/shell/signedIn.tsx";
import type { AppDeps } from "#app/shell/appDeps.ts";
import { createPorts } from "#app/shell/createPorts.ts";
import { createPersonMemory } from "#app/session/personMemory.ts";
import { createWayInMemory } from "#app/session/wayInMemory.ts";
import type { StoredLoginUser } from "#src/model/auth/loginUser.ts";

/** What belongs to one person, as far as it is known who that is. The client comes with the first call. */
export function signInAs(
  { session, toaster, local, tab, groupLink, offers, clock, loadClient }: AppDeps,
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
    ports: createPorts(client),
    memory: createPersonMemory(local, extraId),
    completion: completionOf(session),
    capabilities: capabilitiesOf(extraId),
    offers,
    loadFirstSteps,
    now: clock.now,
  };
}
