import { useId } from "react";
import { useCopy } from "#src/copy/useCopy.tsx";
import type { Problem } from "#src/model/problem.ts";
import { AppShell, type Frame } from "#src/patterns/AppShell.tsx";
import { Dock } from "#src/patterns/Dock.tsx";
import { Button } from "#src/primitives/Button.tsx";
import { FailureBanner } from "#src/primitives/FailureBanner.tsx";
import { NextArrow } from "#src/primitives/NextArrow.tsx";
import { GroupCheck, type GroupCheckState } from "./GroupCheck.tsx";
import { GroupCreateForm, type GroupCreateFormProps } from "./GroupCreateForm.tsx";

export type GroupCreateProblem = Problem<"createFailed">;

export type GroupCreateState =
  | GroupCheckState
  | ({ kind: "open" } & Pick<GroupCreateFormProps, "initial" | "status" | "startsChecked">);

export type GroupCreateScreenProps = {
  frame: Frame;
  state: GroupCreateState;
  problem: GroupCreateProblem | null;
  onRetry: () => void;
  onToGroup: () => void;
} & Pick<GroupCreateFormProps, "onEdit" | "onSubmit">;

/** A new group; its creator becomes the leader (ROLE-08). */
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
          <Dock
            primary={
              <Button type="submit" form={id} isPending={state.status === "creating"}>
                <span key={state.status}>{t(state.status === "creating" ? "saving" : "submit")}</span>
                {state.status === "creating" ? null : <NextArrow />}
              </Button>
            }
          />
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

function CreateFailed({ problem }: Pick<GroupCreateScreenProps, "problem">) {
  const t = useCopy("groupForms.create.failed");
  return (
    <FailureBanner failure={problem} title={t("title")}>
      <span>{problem && "message" in problem ? problem.message : t("body")}</span>
    </FailureBanner>
  );
}
