import { useEffect, useId, useRef } from "react";
import { useCopy } from "#src/copy/useCopy.tsx";
import type { Problem } from "#src/model/problem.ts";
import { AppShell, type Frame } from "#src/patterns/AppShell.tsx";
import { Banner } from "#src/primitives/Banner.tsx";
import { Button } from "#src/primitives/Button.tsx";
import { WayOn } from "#src/primitives/WayOn.tsx";
import { GroupCheck, type GroupCheckState } from "./GroupCheck.tsx";
import { GroupCreateForm, type GroupCreateFormProps } from "./GroupCreateForm.tsx";

export type GroupCreateProblem = Problem<"createFailed">;

export type GroupCreateState =
  GroupCheckState | ({ kind: "open" } & Pick<GroupCreateFormProps, "initial" | "status" | "startsChecked">);

export type GroupCreateScreenProps = {
  frame: Frame;
  state: GroupCreateState;
  problem: GroupCreateProblem | null;
  onRetry: () => void;
  onToGroup: () => void;
} & Pick<GroupCreateFormProps, "onEdit" | "onSubmit">;

/** A new group: whoever creates it leads it (ROLE-08). */
export function GroupCreateScreen(props: GroupCreateScreenProps) {
  const t = useCopy("groupForms.create");
  const { frame, state, problem } = props;
  const id = useId();
  const isOpen = state.kind === "open";
  return (
    <AppShell
      {...frame}
      title={t("title")}
      sign={
        isOpen ? (
          <p className="pb-4 text-sign-ink-2">
            <span>{t("lead")}</span>
          </p>
        ) : null
      }
      dock={
        isOpen ? (
          <Button type="submit" form={id} width="always" busy={state.status === "creating"}>
            <span key={state.status}>{t(state.status === "creating" ? "saving" : "submit")}</span>
            {state.status === "creating" ? null : <WayOn />}
          </Button>
        ) : null
      }
    >
      {isOpen ? (
        <>
          <CreateFailed problem={problem} />
          <GroupCreateForm {...state} id={id} onEdit={props.onEdit} onSubmit={props.onSubmit} />
        </>
      ) : (
        <GroupCheck state={state} onRetry={props.onRetry} onToGroup={props.onToGroup} />
      )}
    </AppShell>
  );
}

/** Nothing was created; comes into view, because the button may be far below it. */
function CreateFailed({ problem }: Pick<GroupCreateScreenProps, "problem">) {
  const t = useCopy("groupForms.create.failed");
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problem) region.current?.scrollIntoView({ block: "center" });
  }, [problem]);
  return (
    <div ref={region} role="alert" className="empty:hidden">
      {problem ? (
        <Banner tone="halt" title={t("title")}>
          <span>{"message" in problem ? problem.message : t("body")}</span>
        </Banner>
      ) : null}
    </div>
  );
}
