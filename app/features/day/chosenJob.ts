import { useStore } from "zustand/react";
import { createStore } from "zustand/vanilla";
import { useSignedIn } from "#app/shell/signedIn.tsx";
import { memoizeByRef } from "#app/platform/memoizeByRef.ts";
import type { Session } from "#app/session/session.ts";

type Heard = Pick<Session, "onChange">;

/** The id of the day that job detail, task list and course are about; `null`: none is chosen. Ends with the session. */
export const chosenJobOf = memoizeByRef((session: Heard) => {
  const chosen = createStore<string | null>(() => null);
  session.onChange(() => chosen.setState(null));
  return chosen;
});

/** Which day was chosen, and a way to choose one before its job or its tasks are opened. */
export function useChosenJob(): { chosen: string | null; choose: (job: string) => void } {
  const store = chosenJobOf(useSignedIn().session);
  return { chosen: useStore(store), choose: (job) => store.setState(job) };
}
