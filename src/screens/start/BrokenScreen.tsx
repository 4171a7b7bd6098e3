import { useCopy } from "#src/copy/useCopy.tsx";
import { AppShell } from "#src/patterns/AppShell.tsx";
import { LoadFailure } from "#src/patterns/LoadFailure.tsx";

export type BrokenScreenProps = { onReload: () => void };

/** The last resort: something on this screen broke, and a reload is the way on. */
export function BrokenScreen({ onReload }: BrokenScreenProps) {
  const t = useCopy("shell.broken");
  return (
    <AppShell brand title={t("page")}>
      <LoadFailure title={t("title")} body={t("body")} onRetry={onReload} retrying={false} />
    </AppShell>
  );
}
