import type { SnapshotFrom } from "xstate";
import type { passwordMachine } from "#app/features/auth/passwordMachine.ts";
import type { PasswordScreenProps } from "#src/screens/auth/PasswordScreen.tsx";

export type PasswordView = Pick<PasswordScreenProps, "email" | "password" | "status" | "problem" | "showsUnmet">;

/** What the password step shows; the only place that asks the machine where it is. */
export function toPasswordView(snapshot: SnapshotFrom<typeof passwordMachine>): PasswordView {
  const { email, password, problem, showsUnmet } = snapshot.context;
  return { email, password, problem, showsUnmet, status: snapshot.matches("editing") ? "editing" : "saving" };
}
