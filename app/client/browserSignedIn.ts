import { createSignedInSend, type SignedInDeps } from "#app/client/signedInSend.ts";
import { browserFence, browserLock } from "#app/session/browserLock.ts";

/** Signed-in calls of the running app, with one refresh for all pages of this browser. */
export const createBrowserSignedIn = (deps: Omit<SignedInDeps, "lock" | "fence">) =>
  createSignedInSend({ ...deps, lock: browserLock, fence: browserFence });
