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

/** What the screens of the signed-in area share, all of it for the one person who is signed in. */
export type SignedIn = Pick<AppDeps, "session" | "toaster" | "local" | "groupLink" | "offers"> & {
  extraId: string;
  /** As the device knows the person; the provider's record is a query. */
  user: StoredLoginUser;
  /** Whether this account was made in this session (D-101). */
  isNewSignUp: boolean;
  client: SessionClient;
  memory: PersonMemory;
  completion: Completion;
  capabilities: Capabilities;
  /** Fetches the first steps before they are shown. */
  loadFirstSteps: () => Promise<unknown>;
  /** Milliseconds since 1970, by the clock of the app: for what is written down. What is drawn follows `useNow`. */
  now: () => number;
};

const SignedInContext = createContext<SignedIn | null>(null);

export const SignedInProvider = ({ value, children }: { value: SignedIn; children: ReactNode }) => (
  <SignedInContext value={value}>{children}</SignedInContext>
);

/** For connectors of the signed-in area; throws anywhere else. */
export function useSignedIn(): SignedIn {
  const signedIn = use(SignedInContext);
  if (!signedIn) throw new Error("Nobody is signed in here.");
  return signedIn;
}

/** What the provider has beyond the agreed calls, as far as it has turned out by now. */
export function useOffers(): ReadonlySet<Offer> {
  const { offers } = useSignedIn();
  return useSyncExternalStore(offers.subscribe, offers.current);
}

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

/** What a person may do beyond the work of everybody. The provider names no roles, so the page does (ROLE-03, D-30). */
export type Capabilities = {
  /** Checks staff in and out, and therefore sees their names and pass numbers. */
  canSupervise: boolean;
  /** Edits how a day goes. Not restricted unless the page says so: everybody edits their own days (D-29). */
  canEditEventStatus: boolean;
};

/**
 * `supervisors`: ids of people with blanks between them; nobody supervises where none is named. `editors`: empty for
 * everybody, `supervisors` for those alone.
 */
export function capabilitiesOf(
  extraId: string,
  supervisors: string = pageSetting("supervisors"),
  editors: string = pageSetting("eventStatusEditors"),
): Capabilities {
  const canSupervise = supervisors.split(/\s+/).includes(extraId);
  return { canSupervise, canEditEventStatus: editors === "" || canSupervise };
}

/** What the person has completed, as it is now. */
export function useCompletionFlags(): CompletionFlags {
  const { completion } = useSignedIn();
  return useSyncExternalStore(completion.subscribe, completion.flags);
}

/** Where the longer procedures stand, as they do now. */
export function useProcessFlags(): ProcessFlags {
  const { completion } = useSignedIn();
  return useSyncExternalStore(completion.subscribe, completion.process);
}
