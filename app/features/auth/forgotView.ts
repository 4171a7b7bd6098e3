import type { SnapshotFrom } from "xstate";
import type { forgotMachine } from "#app/features/auth/forgotMachine.ts";
import type { ForgotPasswordScreenProps } from "#src/screens/auth/ForgotPasswordScreen.tsx";

export type ForgotView = Pick<ForgotPasswordScreenProps, "email" | "problem" | "alert"> & {
  status: ForgotPasswordScreenProps["status"] | "sent";
};

/** What the forgotten password shows; the only place that asks the machine where it is. */
export function toForgotView(snapshot: SnapshotFrom<typeof forgotMachine>): ForgotView {
  const { email, problem, alert } = snapshot.context;
  return { email, problem, alert, status: snapshot.value };
}
