import { useCopy } from "#src/copy/useCopy.tsx";
import { AppShell, type Frame } from "#src/patterns/AppShell.tsx";
import { EmptyState } from "#src/patterns/EmptyState.tsx";
import { Button } from "#src/primitives/Button.tsx";
import { FallenSign } from "#src/primitives/drawings/FallenSign.tsx";

export type InvalidStepScreenProps = { frame: Frame; onToStart: () => void };

/** An address below the first steps that names none of them (D-07). */
export function InvalidStepScreen({ frame, onToStart }: InvalidStepScreenProps) {
  const t = useCopy("onboarding.invalidStep");
  return (
    <AppShell {...frame} title={t("page")}>
      <EmptyState
        drawing={<FallenSign />}
        title={t("title")}
        body={t("body")}
        action={
          <Button width="always" onClick={onToStart}>
            <span>{t("toStart")}</span>
          </Button>
        }
      />
    </AppShell>
  );
}
