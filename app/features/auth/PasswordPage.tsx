import { useStep, type StepSnapshot } from "#app/features/auth/authApi.ts";
import { passwordStep } from "#app/features/auth/signUpApi.ts";
import { terms } from "#app/platform/config.ts";
import { contactOnPage } from "#app/shell/addresses.ts";
import { PasswordScreen, type PasswordScreenProps } from "#src/screens/auth/PasswordScreen.tsx";

type PasswordView = Pick<PasswordScreenProps, "email" | "password" | "status" | "problem" | "showsUnmet">;

export function toPasswordView(snapshot: StepSnapshot<typeof passwordStep>): PasswordView {
  const { email, password, problem, showsUnmet } = snapshot.context;
  return { email, password, problem, showsUnmet, status: snapshot.matches("editing") ? "editing" : "saving" };
}

export function PasswordPage() {
  const [view, actor] = useStep(passwordStep, toPasswordView);
  return (
    <PasswordScreen
      {...view}
      terms={terms}
      contact={contactOnPage()}
      onPasswordChange={(password) => actor.send({ type: "password.changed", password })}
      onSubmit={() => actor.send({ type: "password.submitted" })}
    />
  );
}
