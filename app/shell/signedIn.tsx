import { createContext, use, useSyncExternalStore, type ReactNode } from "react";
import type { Capabilities } from "#app/shell/capabilities.ts";
import type { Completion } from "#app/shell/completion.ts";
import type { AppDeps } from "#app/shell/appDeps.ts";
import type { Offer } from "#src/model/offer.ts";
import type { SessionClient } from "#app/client/client.ts";
import type { PersonMemory } from "#app/session/personMemory.ts";
import type { StoredLoginUser } from "#src/model/auth/loginUser.ts";

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
