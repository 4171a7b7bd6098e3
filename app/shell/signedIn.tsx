import { createContext, use, useSyncExternalStore, type ReactNode } from "react";
import { completionFor, type Completion } from "#app/shell/completion.ts";
import type { AppDeps } from "#app/shell/appDeps.ts";
import type { SessionClient } from "#app/client/client.ts";
import { createPersonMemory, type PersonMemory } from "#app/session/personMemory.ts";
import { onlyWhile, samePerson } from "#app/session/samePerson.ts";
import { createAuthMemory } from "#app/session/authMemory.ts";
import { pageSetting } from "#app/platform/pageSettings.ts";
import type { Offer } from "#src/model/offer.ts";
import type { StoredLoginUser } from "#src/model/auth/loginUser.ts";
import type { CompletionFlags, ProcessFlags } from "#src/model/dashboard/flags.ts";

/** Shared by the screens of the signed-in area, for one user. */
export type SignedIn = Pick<AppDeps, "session" | "toaster" | "local" | "groupLink" | "offers"> & {
  extraId: string;
  /** The user as stored on the device; the provider's record is a query. */
  user: StoredLoginUser;
  /** Whether this account was created in this session (D-101). */
  isNewSignUp: boolean;
  client: SessionClient;
  memory: PersonMemory;
  completion: Completion;
  capabilities: Capabilities;
  /** Loads the first steps before they are shown. */
  loadFirstSteps: () => Promise<unknown>;
  /** Milliseconds since 1970 by the app's clock, for stored times. Rendering uses `useNow`. */
  now: () => number;
};

const SignedInContext = createContext<SignedIn | null>(null);

export const SignedInProvider = ({ value, children }: { value: SignedIn; children: ReactNode }) => (
  <SignedInContext value={value}>{children}</SignedInContext>
);

/** For the signed-in area; throws elsewhere. */
export function useSignedIn(): SignedIn {
  const signedIn = use(SignedInContext);
  if (!signedIn) throw new Error("Nobody is signed in here.");
  return signedIn;
}

/** The proposed features the provider supports, as known so far. */
export function useOffers(): ReadonlySet<Offer> {
  const { offers } = useSignedIn();
  return useSyncExternalStore(offers.subscribe, offers.current);
}

/**
 * State of one user, bound to the current session: it sends, stores and announces nothing in a later one (T9, S7). The
 * client is loaded with the first call.
 */
export function signInAs(
  { session, toaster, local, tab, groupLink, offers, clock, loadClient }: AppDeps,
  user: StoredLoginUser | null,
  loadFirstSteps: SignedIn["loadFirstSteps"],
): SignedIn | null {
  if (!user) return null;
  const { extraId } = user;
  const own = session.id();
  const isMounted = samePerson({ session });
  const client: SignedIn["client"] = {
    call: async (row, input, options) => (await loadClient()).inSession(own).call(row, input, options),
  };
  return {
    session,
    toaster: { ...toaster, notify: onlyWhile(isMounted, toaster.notify) },
    local,
    groupLink,
    extraId,
    user,
    isNewSignUp: createAuthMemory(tab).isNewSignUp(extraId),
    client,
    memory: createPersonMemory(local, extraId),
    completion: completionFor(session, isMounted),
    capabilities: capabilitiesOf(extraId),
    offers,
    loadFirstSteps,
    now: clock.now,
  };
}

/** Extra permissions of a user. The provider sends no roles, so they are page settings (ROLE-03, D-30). */
export type Capabilities = {
  /** May check staff in and out, and therefore see their names and pass numbers. */
  canSupervise: boolean;
  /** May edit the event status. By default everyone edits their own days (D-29). */
  canEditEventStatus: boolean;
};

/** `supervisors`: user ids separated by blanks; empty: none. `editors`: empty for everyone, or `supervisors`. */
export function capabilitiesOf(
  extraId: string,
  supervisors: string = pageSetting("supervisors"),
  editors: string = pageSetting("eventStatusEditors"),
): Capabilities {
  const canSupervise = supervisors.split(/\s+/).includes(extraId);
  return { canSupervise, canEditEventStatus: editors === "" || canSupervise };
}

export function useCompletionFlags(): CompletionFlags {
  const { completion } = useSignedIn();
  return useSyncExternalStore(completion.subscribe, completion.flags);
}

export function useProcessFlags(): ProcessFlags {
  const { completion } = useSignedIn();
  return useSyncExternalStore(completion.subscribe, completion.process);
}
