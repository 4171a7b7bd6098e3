import { useSyncExternalStore } from "react";
import { useSignedIn } from "#app/shell/signedIn.tsx";
import type { CompletionFlags, ProcessFlags } from "#src/model/dashboard/flags.ts";

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
