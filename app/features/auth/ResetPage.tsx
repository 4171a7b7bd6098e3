import { terms } from "#app/platform/config.ts";
import { contactOnPage } from "#app/shell/addresses.ts";
import type { ResetView } from "#app/features/auth/resetView.ts";
import { useView, type ViewSource } from "#app/shell/viewSource.ts";
import { useAutoAdvance, useAutoAdvanceSetting } from "#app/shell/useAutoAdvance.ts";
import { useArrival } from "#app/navigation/arrival.ts";
import type { Store } from "#app/session/storage.ts";
import { BootScreen } from "#src/screens/auth/BootScreen.tsx";
import { ResetDoneScreen } from "#src/screens/auth/ResetDoneScreen.tsx";
import { ResetPasswordScreen } from "#src/screens/auth/ResetPasswordScreen.tsx";

export type ResetEvent =
  | { type: "password.changed"; password: string }
  | { type: "confirmation.changed"; confirmation: string }
  | { type: "confirmation.left" | "password.submitted" | "link.requested" | "signIn.requested" };

export type ResetProps = { source: ViewSource<ResetView, ResetEvent>; local: Store };

export function ResetPage({ source, local }: ResetProps) {
  const { status, ...view } = useView(source);
  useArrival(status === "saving" ? "editing" : status);
  const toSignIn = () => source.send({ type: "signIn.requested" });
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
      onPasswordChange={(password) => source.send({ type: "password.changed", password })}
      onConfirmationChange={(confirmation) => source.send({ type: "confirmation.changed", confirmation })}
      onConfirmationLeft={() => source.send({ type: "confirmation.left" })}
      onSubmit={() => source.send({ type: "password.submitted" })}
      onAutoAdvanceChange={setting.onChange}
      onNewLink={() => source.send({ type: "link.requested" })}
    />
  );
}
