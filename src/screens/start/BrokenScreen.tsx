import { useCopy } from "#src/copy/useCopy.tsx";
import { AuthCard } from "#src/patterns/AuthCard.tsx";
import { Button } from "#src/primitives/Button.tsx";

export type BrokenScreenProps = {
  /** Whether the page is being fetched to see if it can be reloaded. */
  reloading: boolean;
  onReload: () => void;
  /** Absent if the start page itself failed, or without a session. */
  onToStart?: (() => void) | undefined;
  onSignOut?: (() => void) | undefined;
};

/**
 * The error fallback of a screen: the user can reload, and the rest of the app still works. It and its texts are in the
 * first load: a render error is often caused by a lost connection.
 */
export function BrokenScreen({ reloading, onReload, onToStart, onSignOut }: BrokenScreenProps) {
  const t = useCopy("auth.broken");
  return (
    <AuthCard title={t("title")}>
      <p role="alert">
        <span>{t("body")}</span>
      </p>
      <Button width="always" isPending={reloading} onClick={onReload}>
        <span>{t("retry")}</span>
      </Button>
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
    </AuthCard>
  );
}
