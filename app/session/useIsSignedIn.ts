import { useSyncExternalStore } from "react";
import type { Session } from "#app/session/session.ts";

/** Whether somebody is signed in on this page, followed through sign-in, sign-out in any tab and loss. */
export const useIsSignedIn = (session: Session): boolean =>
  useSyncExternalStore(session.onChange, () => session.isOpen());
