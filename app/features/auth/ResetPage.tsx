import { useAuth, useStep, type StepSnapshot } from "#app/features/auth/authApi.ts";
import { resetStep } from "#app/features/auth/recoveryApi.ts";
import { usePartFocus } from "#app/navigation/screenFocus.ts";
import { terms } from "#app/platform/config.ts";
import { contactOnPage } from "#app/shell/addresses.ts";
import { useAutoAdvance, useAutoAdvanceSetting } from "#app/shell/useAutoAdvance.ts";
import { BootScreen } from "#src/screens/auth/BootScreen.tsx";
import { ResetDoneScreen } from "#src/screens/auth/ResetDoneScreen.tsx";
import { ResetPasswordScreen, type ResetPasswordScreenProps } from "#src/screens/auth/ResetPasswordScreen.tsx";

type ResetView = Pick<
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

export function toResetView(snapshot: StepSnapshot<typeof resetStep>): ResetView {
  const { email, password, confirmation, problem, showsUnmet, comparesBoth } = snapshot.context;
  const differs = comparesBoth && password !== confirmation;
  return { email, password, confirmation, problem, showsUnmet, differs, status: statuses[snapshot.value] };
}

export function ResetPage() {
  const { local } = useAuth();
  const [{ status, ...view }, actor] = useStep(resetStep, toResetView);
  usePartFocus(status === "checking" ? null : status === "saving" ? "editing" : status);
  const toSignIn = () => actor.send({ type: "signIn.requested" });
  const autoAdvance = useAutoAdvance(local, status === "saved", toSignIn);
  const setting = useAutoAdvanceSetting(local);
  if (status === "checking") return <BootScreen deciding="resetLink" />;
  if (status === "saved")
    return <ResetDoneScreen terms={terms} contact={contactOnPage()} autoAdvance={autoAdvance} onSignIn={toSignIn} />;
  return (
    <ResetPasswordScreen
      {...view}
      status={status}
      terms={terms}
      contact={contactOnPage()}
      isAutoAdvanceOn={setting.isOn}
      onPasswordChange={(password) => actor.send({ type: "password.changed", password })}
      onConfirmationChange={(confirmation) => actor.send({ type: "confirmation.changed", confirmation })}
      onConfirmationLeft={() => actor.send({ type: "confirmation.left" })}
      onSubmit={() => actor.send({ type: "password.submitted" })}
      onAutoAdvanceChange={setting.onChange}
      onNewLink={() => actor.send({ type: "link.requested" })}
    />
  );
}
