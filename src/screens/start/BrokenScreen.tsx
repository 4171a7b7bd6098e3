import { useCopy } from "#src/copy/useCopy.tsx";
import { AppShell } from "#src/patterns/AppShell.tsx";
import { LoadFailure } from "#src/patterns/LoadFailure.tsx";
import { Button } from "#src/primitives/Button.tsx";

export type BrokenScreenProps = {
  onReload: () => void;
  /** Absent where the start page itself broke, or nobody is signed in. */
  onToStart?: (() => void) | undefined;
  onSignOut?: (() => void) | undefined;
};

/** The last resort: something on this screen broke. A reload is the way on, and the rest of the product still works. */
export function BrokenScreen({ onReload, onToStart, onSignOut }: BrokenScreenProps) {
  const t = useCopy("shell.broken");
  return (
    <AppShell brand title={t("page")}>
      <LoadFailure title={t("title")} body={t("body")} onRetry={onReload} retrying={false} />
      {onToStart ? (
        <Button variant="secondary" width="always" onClick={onToStart}>
          <span>{t("toStart")}</span>
        </Button>
      ) : null}
      {onSignOut ? (
        <Button variant="quiet" width="always" onClick={onSignOut}>
          <span>{t("signOut")}</span>
        </Button>
      ) : null}
    </AppShell>
  );
}
