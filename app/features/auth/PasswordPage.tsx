import { terms } from "#app/platform/config.ts";
import { contactOnPage } from "#app/shell/addresses.ts";
import type { PasswordView } from "#app/features/auth/passwordView.ts";
import { useView, type ViewSource } from "#app/shell/viewSource.ts";
import { PasswordScreen } from "#src/screens/auth/PasswordScreen.tsx";

export type PasswordEvent = { type: "password.changed"; password: string } | { type: "password.submitted" };

export function PasswordPage({ source }: { source: ViewSource<PasswordView, PasswordEvent> }) {
  return (
    <PasswordScreen
      {...useView(source)}
      terms={terms}
      contact={contactOnPage()}
      onPasswordChange={(password) => source.send({ type: "password.changed", password })}
      onSubmit={() => source.send({ type: "password.submitted" })}
    />
  );
}
