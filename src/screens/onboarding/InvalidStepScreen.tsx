import { useCopy } from "#src/copy/useCopy.tsx";
import { ONBOARDING_STEP_IDS } from "#src/model/onboarding/onboarding.ts";
import { AppShell, type Frame } from "#src/patterns/AppShell.tsx";
import { EmptyState } from "#src/patterns/EmptyState.tsx";
import { Button } from "#src/primitives/Button.tsx";
import { Signpost } from "#src/primitives/drawings/Signpost.tsx";

export type InvalidStepScreenProps = { frame: Frame; onToStart: () => void };

/** A URL of the onboarding with an unknown step (D-07). */
export function InvalidStepScreen({ frame, onToStart }: InvalidStepScreenProps) {
  const t = useCopy("onboarding.invalidStep");
  return (
    <AppShell {...frame} title={t("page")}>
      <EmptyState
        drawing={<Signpost />}
        title={t("title")}
        body={t("body", { total: ONBOARDING_STEP_IDS.length })}
        action={
          <Button onClick={onToStart}>
            <span>{t("toStart")}</span>
          </Button>
        }
      />
    </AppShell>
  );
}
