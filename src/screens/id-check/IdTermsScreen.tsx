import { useId } from "react";
import { useCopy } from "#src/copy/useCopy.tsx";
import type { CalendarDay } from "#src/lib/calendarDay.ts";
import type { IdData, IdDataFailure } from "#src/model/id-check/idData.ts";
import { AppShell, type Frame } from "#src/patterns/AppShell.tsx";
import { AutoAdvanceHint, type AutoAdvance } from "#src/patterns/AutoAdvanceHint.tsx";
import { Columns } from "#src/patterns/Columns.tsx";
import { Dock } from "#src/patterns/Dock.tsx";
import { EmptyState } from "#src/patterns/EmptyState.tsx";
import { Button } from "#src/primitives/Button.tsx";
import { Pass } from "#src/primitives/drawings/Pass.tsx";
import { FailureBanner } from "#src/primitives/FailureBanner.tsx";
import { NextArrow } from "#src/primitives/NextArrow.tsx";
import { IdCheckSteps } from "./IdCheckSteps.tsx";
import { IdDataFields } from "./IdDataFields.tsx";
import { PhotoUse } from "./PhotoUse.tsx";

export type IdTermsScreenProps = {
  frame: Frame;
  /** The previous input. */
  initial: IdData;
  /** In Berlin. */
  today: CalendarDay;
  status: "editing" | "checking" | "confirmed";
  problem: IdDataFailure | null;
  /** Whether `confirmed` continues to the photo automatically (D-109). */
  autoAdvance: AutoAdvance;
  /** Validates the fields at once instead of on the first submit. */
  startsChecked?: boolean;
  onSubmit: (data: IdData) => void;
  onContinue: () => void;
};

export function IdTermsScreen(props: IdTermsScreenProps) {
  const t = useCopy("idCheck.terms");
  const { frame, initial, today, status, problem, autoAdvance, startsChecked } = props;
  const form = useId();
  const isChecking = status === "checking";
  const isConfirmed = status === "confirmed";
  return (
    <AppShell
      {...frame}
      title={t("title")}
      sign={<IdCheckSteps step="data" />}
      isWide={!isConfirmed}
      dock={
        isConfirmed ? (
          <Dock
            primary={
              <Button onClick={props.onContinue}>
                <span>{t("confirmed.toPhoto")}</span>
                <NextArrow />
              </Button>
            }
          />
        ) : (
          <Dock
            summary={
              <p className="text-meta text-ink-2">
                <span>{t("consent")}</span>
              </p>
            }
            primary={
              <Button type="submit" form={form} isPending={isChecking}>
                <span key={status}>{t(isChecking ? "checking" : "submit")}</span>
              </Button>
            }
          />
        )
      }
    >
      <div role="status" className="empty:absolute">
        {isConfirmed ? (
          <EmptyState
            drawing={<Pass />}
            title={t("confirmed.title")}
            body={t("confirmed.body")}
            action={<AutoAdvanceHint autoAdvance={autoAdvance} />}
          />
        ) : null}
      </div>
      <FailureBanner failure={isConfirmed ? null : problem}>{problem ? t(`problems.${problem}`) : null}</FailureBanner>
      {isConfirmed ? null : (
        <Columns from="desk" isBesideFirst beside={<PhotoUse />}>
          <IdDataFields
            id={form}
            initial={initial}
            today={today}
            isReadOnly={isChecking}
            startsChecked={startsChecked}
            onSubmit={props.onSubmit}
          />
        </Columns>
      )}
    </AppShell>
  );
}
