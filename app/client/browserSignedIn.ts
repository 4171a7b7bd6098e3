import { createSignedInSend, type SignedInMeans } from "#app/client/signedInSend.ts";
import { browserFence, browserLock } from "#app/session/browserLock.ts";

/** Signed-in calls of the running app, with one refresh for all pages of this browser. */
export const createBrowserSignedIn = (means: Omit<SignedInMeans, "lock" | "fence">) =>
  createSignedInSend({ ...means, lock: browserLock, fence: browserFence });
