import type { SnapshotFrom } from "xstate";
import type { resetMachine } from "#app/features/auth/resetMachine.ts";
import type { ResetPasswordScreenProps } from "#src/screens/auth/ResetPasswordScreen.tsx";

export type ResetView = Pick<
  ResetPasswordScreenProps,
  "email" | "password" | "confirmation" | "problem" | "showsUnmet" | "differs"
> & { status: "checking" | "editing" | "saving" | "saved" };

const statuses = {
  opening: "checking",
  waiting: "checking",
  checking: "checking",
  editing: "editing",
  saving: "saving",
  saved: "saved",
  left: "saved",
} as const;

/** What the new password shows; the only place that asks the machine where it is. */
export function toResetView(snapshot: SnapshotFrom<typeof resetMachine>): ResetView {
  const { email, password, confirmation, problem, showsUnmet, comparesBoth } = snapshot.context;
  const differs = comparesBoth && password !== confirmation;
  return { email, password, confirmation, problem, showsUnmet, differs, status: statuses[snapshot.value] };
}
