import { useStep, type StepSnapshot } from "#app/features/auth/authApi.ts";
import { phoneStep } from "#app/features/auth/codeApi.ts";
import { terms } from "#app/platform/config.ts";
import { contactOnPage } from "#app/shell/addresses.ts";
import { PhoneScreen, type PhoneScreenProps } from "#src/screens/auth/PhoneScreen.tsx";

type PhoneView = Pick<PhoneScreenProps, "phone" | "person" | "status" | "problem">;

export function toPhoneView(snapshot: StepSnapshot<typeof phoneStep>): PhoneView {
  const { phone, person, problem } = snapshot.context;
  return { phone, person, problem, status: snapshot.matches("editing") ? "editing" : "sending" };
}

export function PhonePage() {
  const [view, actor] = useStep(phoneStep, toPhoneView);
  return (
    <PhoneScreen
      {...view}
      terms={terms}
      contact={contactOnPage()}
      onPhoneChange={(phone) => actor.send({ type: "phone.changed", phone })}
      onSubmit={() => actor.send({ type: "phone.submitted" })}
    />
  );
}
