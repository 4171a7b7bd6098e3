import { LogOut } from "lucide-react";
import { useCopy } from "#src/copy/useCopy.tsx";
import { Button } from "#src/primitives/Button.tsx";

export type SignOutButtonProps = { status: "idle" | "busy"; onSignOut: () => void };

/** The sign-out button, at the foot of the start screen (DASH-02). */
export function SignOutButton({ status, onSignOut }: SignOutButtonProps) {
  const t = useCopy("dashboard");
  const isBusy = status === "busy";
  return (
    <Button variant="quiet" width="flush" isPending={isBusy} onClick={onSignOut}>
      {isBusy ? null : <LogOut aria-hidden="true" strokeWidth={1.75} className="size-5 shrink-0" />}
      <span key={status}>{t(isBusy ? "signingOut" : "signOut")}</span>
    </Button>
  );
}
