import { terms } from "#app/platform/config.ts";
import { contactOnPage } from "#app/shell/addresses.ts";
import type { SignInView } from "#app/features/auth/signInView.ts";
import { useView, type ViewSource } from "#app/shell/viewSource.ts";
import { SignInScreen } from "#src/screens/auth/SignInScreen.tsx";

export type SignInEvent = { type: "password.changed"; password: string } | { type: "signIn.submitted" };

export type SignInProps = {
  source: ViewSource<SignInView, SignInEvent>;
  onForgot: () => void;
  onBack: () => void;
};

export function SignInPage({ source, onForgot, onBack }: SignInProps) {
  return (
    <SignInScreen
      {...useView(source)}
      terms={terms}
      contact={contactOnPage()}
      onPasswordChange={(password) => source.send({ type: "password.changed", password })}
      onSubmit={() => source.send({ type: "signIn.submitted" })}
      onForgotPassword={onForgot}
      onBack={onBack}
    />
  );
}
