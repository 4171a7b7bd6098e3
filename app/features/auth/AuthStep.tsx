import type { AuthEvent } from "#app/features/auth/authSetup.ts";
import type { AuthView } from "#app/features/auth/authView.ts";
import type { LaterStepView } from "#app/features/auth/LaterStep.tsx";
import type { Store } from "#app/session/storage.ts";
import { lazyScreen } from "#src/copy/useCopy.tsx";

const CodeVerification = lazyScreen(["auth"], () =>
  import("#app/features/auth/CodeVerificationPage.tsx").then((module) => module.CodeVerificationPage),
);
const SignIn = lazyScreen(["signIn"], () =>
  import("#app/features/auth/SignInPage.tsx").then((module) => module.SignInPage),
);
/** In the same file as the machines of these steps, which are there before the first of them is. */
const LaterStep = lazyScreen([], () => import("#app/features/auth/LaterStep.tsx").then((module) => module.LaterStep));

type AuthStepView = Extract<AuthView, { step: "emailCode" | "smsCode" | "signIn" }> | LaterStepView;

export type AuthStepProps = { view: AuthStepView; local: Store; send: (event: AuthEvent) => void };

/** The steps behind the entry. */
export function AuthStep({ view, local, send }: AuthStepProps) {
  const back = () => send({ type: "back.requested" });
  switch (view.step) {
    case "emailCode":
      return <CodeVerification key="email" channel="email" source={view.source} onBack={back} />;
    case "smsCode":
      return <CodeVerification key="sms" channel="sms" source={view.source} onBack={back} />;
    case "signIn":
      return <SignIn source={view.source} onForgot={() => send({ type: "forgot.requested" })} onBack={back} />;
    default:
      return <LaterStep view={view} local={local} send={send} />;
  }
}
