import { apiErrorOf } from "#app/shell/queryError.ts";
import type { GroupProblem } from "#src/screens/groups/groupDialog.ts";

/** Why an action on a group came to nothing: the provider's words, or ours (GRP-71, GRP-72). */
export function groupProblem(reason: unknown): GroupProblem {
  const { code, message } = apiErrorOf(reason);
  if (message) return { said: message };
  return code === "malformed" ? "unexpected" : "failed";
}

/** Whether the provider answered, so that it is worth looking how the group stands now. */
export const wasAnswered = (reason: unknown): boolean => ["refused", "malformed"].includes(apiErrorOf(reason).code);
