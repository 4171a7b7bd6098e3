import { Check } from "lucide-react";
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
  /** `accepted`, and `declining` with its dialog, last until the next page opens. */
  status: "deciding" | "accepting" | "acceptFailed" | "accepted" | "askingToDecline" | "declining" | "declineFailed";
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
  const isAccepted = status === "accepted";
  const label = isAccepted ? "answer.accepted" : isAccepting ? "dock.saving" : "dock.submit";
  return (
    <Dock
      problem={status === "acceptFailed" ? t("dock.failed") : null}
      summary={isReady ? null : <Reason id={id}>{reason()}</Reason>}
      primary={
        <Button
          isDisabled={!isReady || isAccepted}
          isPending={isAccepting}
          aria-describedby={isReady ? undefined : id}
          onClick={onAccept}
        >
          {isAccepted ? <Check aria-hidden="true" className="size-5 appear" /> : null}
          <span key={label}>{t(label)}</span>
          {leadsOn && isReady && !isAccepting && !isAccepted ? <NextArrow /> : null}
        </Button>
      }
      quiet={
        <Button variant="quiet" isDisabled={isAccepting || isAccepted} onClick={onDecline}>
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
