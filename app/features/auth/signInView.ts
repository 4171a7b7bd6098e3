import type { SnapshotFrom } from "xstate";
import type { signInMachine } from "#app/features/auth/signInMachine.ts";
import type { SignInScreenProps } from "#src/screens/auth/SignInScreen.tsx";

export type SignInView = Pick<SignInScreenProps, "email" | "password" | "status" | "problem">;

/** What the sign-in shows; the only place that asks the machine where it is. */
export function toSignInView(snapshot: SnapshotFrom<typeof signInMachine>): SignInView {
  const { email, password, problem } = snapshot.context;
  return { email, password, problem, status: snapshot.matches("editing") ? "editing" : "signingIn" };
}
