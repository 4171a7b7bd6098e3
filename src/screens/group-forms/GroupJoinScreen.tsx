import { useId } from "react";
import { useCopy } from "#src/copy/useCopy.tsx";
import { GROUP_CODE_LENGTH } from "#src/model/groups/group.ts";
import { AppShell, type Frame } from "#src/patterns/AppShell.tsx";
import { CodeField } from "#src/primitives/CodeField.tsx";
import { GroupCheck, type GroupCheckState } from "./GroupCheck.tsx";
import { JoinDock } from "./JoinDock.tsx";
import { JoinResultView } from "./JoinResultView.tsx";
import { canJoin, type OpenJoin } from "./joinState.ts";

export type GroupJoinState = GroupCheckState | ({ kind: "open" } & OpenJoin);

export type GroupJoinScreenProps = {
  frame: Frame;
  state: GroupJoinState;
  /** With digits only, at most eight of them (GRP-18). */
  onCodeChange: (code: string) => void;
  /** The field was left, complete or not. */
  onCodeLeft: () => void;
  onJoin: () => void;
  /** Refetches the preview. */
  onPreviewAgain: () => void;
  /** Repeats the check for an existing group. */
  onRetry: () => void;
  onToGroup: () => void;
  /** From a group without a free place to one's own. */
  onCreate: () => void;
};

/** A number of eight digits loads its group automatically; only then can it be joined (GRP-17 to GRP-25). */
export function GroupJoinScreen(props: GroupJoinScreenProps) {
  const t = useCopy("groupForms.join");
  const { frame, state } = props;
  const id = useId();
  if (state.kind !== "open")
    return (
      <AppShell {...frame} title={t("title")}>
        <GroupCheck state={state} onRetry={props.onRetry} onToGroup={props.onToGroup} />
      </AppShell>
    );
  const isOver = state.result.kind === "preview" && state.result.status !== "ready";
  return (
    <AppShell
      {...frame}
      title={t("title")}
      sign={
        <p className="pb-4 text-sign-ink-2">
          <span>{t("lead")}</span>
        </p>
      }
      dock={<JoinDock {...state} form={id} />}
    >
      <form
        id={id}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (canJoin(state)) props.onJoin();
        }}
      >
        <CodeField
          label={t("label")}
          name="code"
          autoComplete="off"
          length={GROUP_CODE_LENGTH}
          unclear={t("unclear")}
          value={state.code}
          onValueChange={props.onCodeChange}
          onBlur={props.onCodeLeft}
          isReadOnly={isOver}
          error={state.problem ? t(`problems.${state.problem}`) : undefined}
        />
      </form>
      <JoinResultView
        code={state.code}
        result={state.result}
        onRetry={props.onPreviewAgain}
        onCreate={props.onCreate}
      />
    </AppShell>
  );
}
