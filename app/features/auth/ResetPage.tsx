import { terms } from "#app/platform/config.ts";
import type { ResetView } from "#app/features/auth/resetView.ts";
import { useView, type ViewSource } from "#app/shell/viewSource.ts";
import { useArrival } from "#app/navigation/arrival.ts";
import { BootScreen } from "#src/screens/auth/BootScreen.tsx";
import { ResetDoneScreen } from "#src/screens/auth/ResetDoneScreen.tsx";
import { ResetPasswordScreen } from "#src/screens/auth/ResetPasswordScreen.tsx";

export type ResetEvent =
  | { type: "password.changed"; password: string }
  | { type: "confirmation.changed"; confirmation: string }
  | { type: "confirmation.left" | "password.submitted" | "link.requested" | "signIn.requested" };

export function ResetPage({ source }: { source: ViewSource<ResetView, ResetEvent> }) {
  const { status, ...view } = useView(source);
  useArrival(status === "saving" ? "editing" : status);
  if (status === "checking") return <BootScreen deciding="resetLink" />;
  if (status === "saved")
    return <ResetDoneScreen terms={terms} onSignIn={() => source.send({ type: "signIn.requested" })} />;
  return (
    <ResetPasswordScreen
      {...view}
      status={status}
      terms={terms}
      onPasswordChange={(password) => source.send({ type: "password.changed", password })}
      onConfirmationChange={(confirmation) => source.send({ type: "confirmation.changed", confirmation })}
      onConfirmationLeft={() => source.send({ type: "confirmation.left" })}
      onSubmit={() => source.send({ type: "password.submitted" })}
      onNewLink={() => source.send({ type: "link.requested" })}
    />
  );
}
