import type { AuthEvent } from "#app/features/auth/authSetup.ts";
import type { AuthView } from "#app/features/auth/authView.ts";
import type { Store } from "#app/session/storage.ts";
import { lazyScreen } from "#src/copy/useCopy.tsx";

const ProofExpired = lazyScreen(["signUp"], () =>
  import("#app/features/auth/ProofExpiredPage.tsx").then((module) => module.ProofExpiredPage),
);
const Phone = lazyScreen(["signUp"], () =>
  import("#app/features/auth/PhonePage.tsx").then((module) => module.PhonePage),
);
const Password = lazyScreen(["signUp", "signIn"], () =>
  import("#app/features/auth/PasswordPage.tsx").then((module) => module.PasswordPage),
);
const Profile = lazyScreen(["profile", "lists", "failure"], () =>
  import("#app/features/auth/ProfilePage.tsx").then((module) => module.ProfilePage),
);
const Success = lazyScreen(["signUp"], () =>
  import("#app/features/auth/SuccessPage.tsx").then((module) => module.SuccessPage),
);
const Forgot = lazyScreen(["recovery"], () =>
  import("#app/features/auth/ForgotPage.tsx").then((module) => module.ForgotPage),
);
const Reset = lazyScreen(["recovery", "signUp", "signIn", "autoAdvance"], () =>
  import("#app/features/auth/ResetPage.tsx").then((module) => module.ResetPage),
);

export type LaterStepView = Extract<
  AuthView,
  { step: "proofExpired" | "phone" | "password" | "profile" | "success" | "forgot" | "reset" }
>;

export type LaterStepProps = { view: LaterStepView; local: Store; send: (event: AuthEvent) => void };

/** The steps that few of those who come get to at once. */
export function LaterStep({ view, local, send }: LaterStepProps) {
  switch (view.step) {
    case "proofExpired":
      return <ProofExpired email={view.email} onConfirmAgain={() => send({ type: "confirm.requested" })} />;
    case "phone":
      return <Phone source={view.source} person={view.person} />;
    case "password":
      return <Password source={view.source} />;
    case "profile":
      return <Profile source={view.source} />;
    case "success":
      return (
        <Success firstName={view.firstName} status={view.status} onOpen={() => send({ type: "open.requested" })} />
      );
    case "forgot":
      return <Forgot source={view.source} onBack={() => send({ type: "back.requested" })} />;
    case "reset":
      return <Reset source={view.source} local={local} />;
  }
}
