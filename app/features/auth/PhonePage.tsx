import type { SnapshotFrom } from "xstate";
import { useAuth, useStep, useStepView } from "#app/features/auth/authApi.ts";
import type { phoneMachine } from "#app/features/auth/phoneMachine.ts";
import { phoneStep } from "#app/features/auth/signUpApi.ts";
import { terms } from "#app/platform/config.ts";
import { contactOnPage } from "#app/shell/addresses.ts";
import { PhoneScreen, type PhoneScreenProps } from "#src/screens/auth/PhoneScreen.tsx";

export type PhoneView = Pick<PhoneScreenProps, "phone" | "status" | "problem">;

export function toPhoneView(snapshot: SnapshotFrom<typeof phoneMachine>): PhoneView {
  const { phone, problem } = snapshot.context;
  return { phone, problem, status: snapshot.matches("editing") ? "editing" : "sending" };
}

export function PhonePage() {
  const { isFromGoogle, firstName, lastName } = useAuth().flow.getSnapshot().context;
  const actor = useStep(phoneStep);
  return (
    <PhoneScreen
      {...useStepView(actor, toPhoneView)}
      person={isFromGoogle ? { name: `${firstName} ${lastName}`.trim() } : null}
      terms={terms}
      contact={contactOnPage()}
      onPhoneChange={(phone) => actor.send({ type: "phone.changed", phone })}
      onSubmit={() => actor.send({ type: "phone.submitted" })}
    />
  );
}
