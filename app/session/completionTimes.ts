import * as z from "zod/mini";
import type { Store } from "#app/session/storage.ts";
import { readFields } from "#app/session/stored.ts";
import { profileStatus, type Extra } from "#src/model/profile/extra.ts";
import { noTimes, type CompletionTimes } from "#src/model/profile/overviewTask.ts";
import { orElse } from "#src/model/reading.ts";

const instant = orElse(z.nullable(z.string()), null);
const timesSchema = z.object({ profile: instant, "code-of-conduct": instant });

/**
 * When the overview's tasks were completed on this device: the provider stores no time for a profile (PROF-39,
 * ENTS-23). Stored under the user's id and kept after sign-out, as the tasks stay completed too.
 */
export function createCompletionTimes(local: Store, extraId: string) {
  const key = `completedAt:${extraId}`;
  const all = (): CompletionTimes => {
    const cached = z.safeParse(timesSchema, readFields(local.read(key)));
    return cached.success ? cached.data : noTimes;
  };
  /** `at` in milliseconds since 1970. */
  const note = (task: keyof CompletionTimes, at: number): void =>
    local.write(key, JSON.stringify({ ...all(), [task]: new Date(at).toISOString() }));
  return {
    all,
    conductAnswered: (at: number): void => note("code-of-conduct", at),
    /** Keeps the first completion time. */
    profileSaved(before: Pick<Extra, "profile_status">, at: number): void {
      if (profileStatus(before) !== "ready_to_work") note("profile", at);
    },
  };
}
