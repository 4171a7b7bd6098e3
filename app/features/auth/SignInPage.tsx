import { useStep, type StepSnapshot } from "#app/features/auth/authApi.ts";
import { signInStep } from "#app/features/auth/entryApi.ts";
import { terms } from "#app/platform/config.ts";
import { contactOnPage } from "#app/shell/addresses.ts";
import { SignInScreen, type SignInScreenProps } from "#src/screens/auth/SignInScreen.tsx";

type SignInView = Pick<SignInScreenProps, "email" | "password" | "status" | "problem">;

export function toSignInView(snapshot: StepSnapshot<typeof signInStep>): SignInView {
  const { email, password, problem } = snapshot.context;
  return { email, password, problem, status: snapshot.matches("editing") ? "editing" : "signingIn" };
}

export function SignInPage({ onForgot, onBack }: { onForgot: () => void; onBack: () => void }) {
  const [view, actor] = useStep(signInStep, toSignInView);
  return (
    <SignInScreen
      {...view}
      terms={terms}
      contact={contactOnPage()}
      onPasswordChange={(password) => actor.send({ type: "password.changed", password })}
      onSubmit={() => actor.send({ type: "signIn.submitted" })}
      onForgotPassword={onForgot}
      onBack={onBack}
    />
  );
}
