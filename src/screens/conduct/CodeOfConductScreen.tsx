import { useCopy } from "#src/copy/useCopy.tsx";
import { CONDUCT_AGREEMENTS, type ConductAgreement } from "#src/model/lists.ts";
import { AppShell, type Frame } from "#src/patterns/AppShell.tsx";
import { Columns } from "#src/patterns/Columns.tsx";
import { PageState, type Pending } from "#src/patterns/PageState.tsx";
import { StepHeader } from "#src/patterns/StepHeader.tsx";
import { Banner } from "#src/primitives/Banner.tsx";
import type { ReadingProgress } from "#src/primitives/useReadingProgress.ts";
import { AnswerSign, type ConductAnswer } from "./AnswerSign.tsx";
import { ConductAgreements } from "./ConductAgreements.tsx";
import { ConductContents } from "./ConductContents.tsx";
import { ConductDock, NextDock, type OpenConduct } from "./ConductDock.tsx";
import { ConductIntroduction } from "./ConductIntroduction.tsx";
import { ConductSkeleton } from "./ConductSkeleton.tsx";
import { ConductText } from "./ConductText.tsx";
import { DeclineDialog } from "./DeclineDialog.tsx";
import { ReadingSign } from "./ReadingSign.tsx";

export type { OpenConduct };

export type CodeOfConductState = Pending<({ kind: "open" } & OpenConduct) | ({ kind: "answered" } & ConductAnswer)>;

export type CodeOfConductScreenProps = {
  frame: Frame;
  state: CodeOfConductState;
  /** Present during the onboarding. */
  firstSteps?: { onSkip: () => void; onNext: () => void } | undefined;
  onRetry: () => void;
  /** The user read on. */
  onRead: (progress: ReadingProgress) => void;
  onTick: (agreement: ConductAgreement, ticked: boolean) => void;
  onAccept: () => void;
  /** Requests to decline; a confirmation follows. */
  onDecline: () => void;
  onDeclineConfirmed: () => void;
  onDeclineLeft: () => void;
};

/** The code of conduct: read to the end, agreed to, and accepted or declined for good; afterwards it is read-only. */
export function CodeOfConductScreen(props: CodeOfConductScreenProps) {
  const t = useCopy("conduct");
  const { frame, state, firstSteps } = props;
  const isOpen = state.kind === "open";
  const current = isOpen ? state.reading.current : null;
  const isReading = isOpen || state.kind === "loading";
  const isDeciding = isOpen && (state.status === "deciding" || state.status === "acceptFailed");
  return (
    <AppShell
      {...frame}
      title={t("title")}
      pinned={pinned()}
      sign={
        firstSteps ? (
          <StepHeader
            step="code-of-conduct"
            variant={isReading ? "line" : "bar"}
            onSkip={isDeciding ? firstSteps.onSkip : undefined}
          />
        ) : null
      }
      dock={dock()}
      isWide
    >
      <PageState
        state={state}
        loading={<ConductSkeleton />}
        failure={{ title: t("failure.title"), body: t("failure.body") }}
        onRetry={props.onRetry}
      >
        {(loaded) => (
          <>
            {loaded.kind === "answered" && loaded.answer !== "accepted" ? (
              <Banner tone="hint">
                <span>{t(loaded.answer === "declined" ? "afterDecline" : "afterAnswer")}</span>
              </Banner>
            ) : null}
            <ConductIntroduction />
            <Columns from="desk" isBesideFirst beside={<ConductContents current={current} />}>
              <ConductText current={current} onRead={props.onRead} />
              <ConductAgreements
                ticked={loaded.kind === "open" ? loaded.ticked : loaded.answer === "accepted" ? CONDUCT_AGREEMENTS : []}
                isReadOnly={!isDeciding}
                isAnswered={!isOpen}
                onTick={props.onTick}
              />
            </Columns>
          </>
        )}
      </PageState>
      {isOpen ? (
        <DeclineDialog
          status={state.status}
          isFirstStep={firstSteps !== undefined}
          onConfirm={props.onDeclineConfirmed}
          onLeave={props.onDeclineLeft}
        />
      ) : null}
    </AppShell>
  );

  function pinned() {
    if (isReading) return <ReadingSign progress={isOpen ? state.reading : null} />;
    return state.kind === "answered" ? <AnswerSign {...state} /> : null;
  }

  function dock() {
    if (isOpen)
      return (
        <ConductDock
          {...state}
          leadsOn={firstSteps !== undefined}
          onAccept={props.onAccept}
          onDecline={props.onDecline}
        />
      );
    return state.kind === "answered" && firstSteps ? <NextDock onNext={firstSteps.onNext} /> : null;
  }
}
