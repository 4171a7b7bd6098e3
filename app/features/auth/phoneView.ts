import type { SnapshotFrom } from "xstate";
import type { phoneMachine } from "#app/features/auth/phoneMachine.ts";
import type { PhoneScreenProps } from "#src/screens/auth/PhoneScreen.tsx";

export type PhoneView = Pick<PhoneScreenProps, "phone" | "status" | "problem">;

/** What the phone step shows; the only place that asks the machine where it is. */
export function toPhoneView(snapshot: SnapshotFrom<typeof phoneMachine>): PhoneView {
  const { phone, problem } = snapshot.context;
  return { phone, problem, status: snapshot.matches("editing") ? "editing" : "sending" };
}
