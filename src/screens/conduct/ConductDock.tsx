import { useId } from "react";
import { useCopy } from "#src/copy/useCopy.tsx";
import { canAcceptCoc } from "#src/model/conduct/conduct.ts";
import { CONDUCT_AGREEMENTS, CONDUCT_SECTIONS, type ConductAgreement } from "#src/model/lists.ts";
import { Dock } from "#src/patterns/Dock.tsx";
import { Button } from "#src/primitives/Button.tsx";
import { Reason } from "#src/primitives/Reason.tsx";
import type { ReadingProgress } from "#src/primitives/useReadingProgress.ts";
import { NextArrow } from "#src/primitives/NextArrow.tsx";

export type OpenConduct = {
  reading: ReadingProgress;
  ticked: readonly ConductAgreement[];
  status: "deciding" | "accepting" | "acceptFailed" | "askingToDecline" | "declining" | "declineFailed";
};

type ConductDockProps = OpenConduct & { leadsOn: boolean; onAccept: () => void; onDecline: () => void };

/** What is missing, and both answers. */
export function ConductDock({ reading, ticked, status, leadsOn, onAccept, onDecline }: ConductDockProps) {
  const t = useCopy("conduct");
  const id = useId();
  const ticks = CONDUCT_AGREEMENTS.map((agreement) => ticked.includes(agreement));
  const missing = ticks.filter((tick) => !tick).length;
  const atEnd = reading.read >= CONDUCT_SECTIONS.length;
  const isReady = canAcceptCoc({ atEnd, ticks, answered: false });
  const isAccepting = status === "accepting";
  return (
    <Dock
      problem={status === "acceptFailed" ? t("dock.failed") : null}
      summary={isReady ? null : <Reason id={id}>{reason()}</Reason>}
      primary={
        <Button
          isDisabled={!isReady}
          isPending={isAccepting}
          aria-describedby={isReady ? undefined : id}
          onClick={onAccept}
        >
          <span key={String(isAccepting)}>{t(isAccepting ? "dock.saving" : "dock.submit")}</span>
          {leadsOn && isReady && !isAccepting ? <NextArrow /> : null}
        </Button>
      }
      quiet={
        <Button variant="quiet" isDisabled={isAccepting} onClick={onDecline}>
          <span>{t("dock.toDecline")}</span>
        </Button>
      }
    />
  );

  function reason() {
    if (atEnd) return t("dock.missingTicks", { ticks: missing });
    return missing > 0 ? t("dock.missingBoth", { ticks: missing }) : t("dock.missingEnd");
  }
}

/** Answered: continues the onboarding. */
export function NextDock({ onNext }: { onNext: () => void }) {
  const t = useCopy("conduct.dock");
  return (
    <Dock
      primary={
        <Button onClick={onNext}>
          <span>{t("toNext")}</span>
          <NextArrow />
        </Button>
      }
    />
  );
}
