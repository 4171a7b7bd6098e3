import { Check, Hash, User, UsersRound } from "lucide-react";
import { useCopy } from "#src/copy/useCopy.tsx";
import type { Participation } from "#src/model/groups/participation.ts";
import { AppShell, type Frame } from "#src/patterns/AppShell.tsx";
import { TaskRow } from "#src/patterns/TaskRow.tsx";
import { TaskRows } from "#src/patterns/TaskRows.tsx";
import { Badge } from "#src/primitives/Badge.tsx";
import { Banner } from "#src/primitives/Banner.tsx";
import { Seats } from "#src/primitives/Seats.tsx";
import { GroupCheck, type GroupCheckState } from "./GroupCheck.tsx";

export type GroupSelectState = GroupCheckState | { kind: "open"; status: "choosing" | "savingSolo" };

export type GroupSelectScreenProps = {
  frame: Frame;
  state: GroupSelectState;
  /** The choice stored on this device (GRP-05). */
  chosen: Participation | null;
  /** During the onboarding, which continues after the choice (D-41). */
  isFirstSteps: boolean;
  onCreate: () => void;
  onJoin: () => void;
  onSolo: () => void;
  onRetry: () => void;
  onToGroup: () => void;
};

/** Create a group, join one, or take part alone (GRP-01 to GRP-04). */
export function GroupSelectScreen(props: GroupSelectScreenProps) {
  const t = useCopy("groupForms.select");
  const { frame, state, chosen, isFirstSteps } = props;
  const isSolo = chosen === "solo";
  const isSaving = state.kind === "open" && state.status === "savingSolo";
  return (
    <AppShell
      {...frame}
      title={t("title")}
      sign={
        state.kind === "open" ? (
          <div className="grid gap-3 pt-1 pb-5">
            <Seats of="people" seats={isSolo ? alone : together} />
            <p className="text-sign-ink-2">
              <span key={String(isSolo)}>{t(isSolo ? "chosen" : "lead")}</span>
            </p>
          </div>
        ) : null
      }
    >
      {state.kind !== "open" ? (
        <GroupCheck state={state} onRetry={props.onRetry} onToGroup={props.onToGroup} />
      ) : (
        <>
          {isFirstSteps ? (
            <Banner tone="hint">
              <span>{t("firstSteps")}</span>
            </Banner>
          ) : null}
          <TaskRows aria-label={t("ways")}>
            <TaskRow glyph={<UsersRound />} title={t("create.title")} note={t("create.body")} onOpen={props.onCreate} />
            <TaskRow glyph={<Hash />} title={t("join.title")} note={t("join.body")} onOpen={props.onJoin} />
            <TaskRow
              glyph={<User />}
              plate={isSolo ? "signal" : "quiet"}
              title={t("solo.title")}
              note={t(isSaving ? "solo.saving" : "solo.body")}
              badge={isSolo ? <Badge icon={<Check aria-hidden="true" />}>{t("solo.badge")}</Badge> : null}
              isPending={isSaving}
              onAct={props.onSolo}
            />
          </TaskRows>
        </>
      )}
    </AppShell>
  );
}

const together = ["self", "free", "free", "free"] as const;
const alone = ["self"] as const;
