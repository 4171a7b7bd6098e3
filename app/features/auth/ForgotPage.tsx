import { terms } from "#app/platform/config.ts";
import { contactOnPage } from "#app/shell/addresses.ts";
import type { ForgotView } from "#app/features/auth/forgotView.ts";
import { useView, type ViewSource } from "#app/shell/viewSource.ts";
import { useArrival } from "#app/navigation/arrival.ts";
import { ForgotPasswordScreen } from "#src/screens/auth/ForgotPasswordScreen.tsx";
import { ForgotSentScreen } from "#src/screens/auth/ForgotSentScreen.tsx";

export type ForgotEvent = { type: "email.changed"; email: string } | { type: "email.submitted" };

export type ForgotProps = { source: ViewSource<ForgotView, ForgotEvent>; onBack: () => void };

export function ForgotPage({ source, onBack }: ForgotProps) {
  const { status, ...view } = useView(source);
  useArrival(status === "sent" ? "sent" : "forgot");
  if (status === "sent")
    return <ForgotSentScreen email={view.email} terms={terms} contact={contactOnPage()} onToSignIn={onBack} />;
  return (
    <ForgotPasswordScreen
      {...view}
      status={status}
      terms={terms}
      contact={contactOnPage()}
      onEmailChange={(email) => source.send({ type: "email.changed", email })}
      onSubmit={() => source.send({ type: "email.submitted" })}
      onBack={onBack}
    />
  );
}
