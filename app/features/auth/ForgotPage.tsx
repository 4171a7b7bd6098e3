import { useStep, type StepSnapshot } from "#app/features/auth/authApi.ts";
import { forgotStep } from "#app/features/auth/recoveryApi.ts";
import { usePartFocus } from "#app/navigation/screenFocus.ts";
import { terms } from "#app/platform/config.ts";
import { contactOnPage } from "#app/shell/addresses.ts";
import { ForgotPasswordScreen, type ForgotPasswordScreenProps } from "#src/screens/auth/ForgotPasswordScreen.tsx";
import { ForgotSentScreen } from "#src/screens/auth/ForgotSentScreen.tsx";

type ForgotView = Pick<ForgotPasswordScreenProps, "email" | "problem" | "alert"> & {
  status: ForgotPasswordScreenProps["status"] | "sent";
};

export function toForgotView(snapshot: StepSnapshot<typeof forgotStep>): ForgotView {
  const { email, problem, alert } = snapshot.context;
  return { email, problem, alert, status: snapshot.value };
}

export function ForgotPage({ onBack }: { onBack: () => void }) {
  const [{ status, ...view }, actor] = useStep(forgotStep, toForgotView);
  usePartFocus(status === "sent" ? "sent" : "forgot");
  if (status === "sent")
    return <ForgotSentScreen email={view.email} terms={terms} contact={contactOnPage()} onToSignIn={onBack} />;
  return (
    <ForgotPasswordScreen
      {...view}
      status={status}
      terms={terms}
      contact={contactOnPage()}
      onEmailChange={(email) => actor.send({ type: "email.changed", email })}
      onSubmit={() => actor.send({ type: "email.submitted" })}
      onBack={onBack}
    />
  );
}
