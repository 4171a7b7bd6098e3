import { createSignedInSend, type SignedInDeps } from "#app/client/signedInSend.ts";
import { browserFence, browserLock } from "#app/session/browserLock.ts";

/** Authenticated calls of the app, with one refresh shared by all tabs of this browser. */
export const createBrowserSignedIn = (deps: Omit<SignedInDeps, "lock" | "fence">) =>
  createSignedInSend({ ...deps, lock: browserLock, fence: browserFence });
