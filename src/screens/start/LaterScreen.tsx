import { useCopy } from "#src/copy/useCopy.tsx";
import { EmptyState } from "#src/patterns/EmptyState.tsx";
import { AppShell } from "#src/patterns/AppShell.tsx";
import { GateSign } from "#src/primitives/drawings/GateSign.tsx";
import { Button } from "#src/primitives/Button.tsx";

export type LaterScreenProps = { onToStart: () => void };

/** Stands in for a screen that a later part of the product brings. */
export function LaterScreen({ onToStart }: LaterScreenProps) {
  const t = useCopy("shell.later");
  return (
    <AppShell brand title={t("title")}>
      <EmptyState
        drawing={<GateSign />}
        title={t("subtitle")}
        body={t("body")}
        action={<Button onClick={onToStart}>{t("toStart")}</Button>}
      />
    </AppShell>
  );
}
