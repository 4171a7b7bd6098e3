import { LogOut, Trash } from "lucide-react";
import { useCopy } from "#src/copy/useCopy.tsx";
import { GROUP_DEFAULT_MAX_MEMBERS, type Group, type GroupMember } from "#src/model/groups/group.ts";
import { shownGroupCode } from "#src/model/groups/groupCode.ts";
import { groupPermissions } from "#src/model/groups/groupRules.ts";
import { AppShell, type Frame } from "#src/patterns/AppShell.tsx";
import { Columns } from "#src/patterns/Columns.tsx";
import { PageState, type Pending } from "#src/patterns/PageState.tsx";
import { OutOfDate, type OutOfDateState } from "#src/patterns/OutOfDate.tsx";
import { Button } from "#src/primitives/Button.tsx";
import { Loading } from "#src/patterns/Loading.tsx";
import { RowsSkeleton } from "#src/patterns/RowsSkeleton.tsx";
import { Skeleton } from "#src/primitives/Skeleton.tsx";
import { GroupDialogs, type GroupDialogsProps } from "./GroupDialogs.tsx";
import { GroupSign } from "./GroupSign.tsx";
import type { Handover } from "./handover.ts";
import { InviteCard } from "./InviteCard.tsx";
import { MemberRows } from "./MemberRows.tsx";
import type { QrState } from "./QrPart.tsx";

/** `isFetching`: the group is being refetched. */
export type GroupState = Pending<{
  kind: "shown";
  group: Group;
  selfId: string;
  isFetching: boolean;
  outOfDate: OutOfDateState;
}>;

export type GroupScreenProps = GroupDialogsProps & {
  frame: Frame;
  state: GroupState;
  handover: Handover | null;
  qr: QrState;
  onRetry: () => void;
  onCopy: () => void;
  onShare: (words: { title: string; text: string }, by: Handover["by"]) => void;
  onToggleQr: () => void;
  onOpenDialog: (question: "leave" | "delete" | "invite") => void;
  onOpenRemoveDialog: (member: GroupMember) => void;
};

/** Members of the own group, invitations and leaving. Leaders also invite, remove and delete. */
export function GroupScreen(props: GroupScreenProps) {
  const t = useCopy("groups");
  const { frame, state, handover } = props;
  const leads = state.kind === "shown" && groupPermissions(state.group, state.selfId).delete;
  const title = state.kind === "shown" ? (leads ? "header.manageTitle" : "header.memberTitle") : "title";
  const share = (group: Group, by: Handover["by"]) => props.onShare(shareWords(group), by);
  return (
    <AppShell
      {...frame}
      title={t(title)}
      isPassing={state.kind === "loading"}
      sign={state.kind === "failed" ? null : <GroupSign group={state.kind === "shown" ? state.group : null} />}
      isWide
    >
      <PageState
        state={state}
        loading={
          <Columns
            beside={
              <div className="grid gap-3 rounded-card border border-line bg-surface p-card">
                <Skeleton className="h-13 rounded-plate" />
                <Skeleton className="h-30 rounded-field" />
                <Skeleton className="h-13 rounded-field" />
                <Skeleton className="h-13 rounded-field" />
                <Skeleton className="h-13 rounded-field" />
              </div>
            }
          >
            <div className="grid gap-3">
              <Loading label={t("loading")} isLabelShown>
                <RowsSkeleton rows={GROUP_DEFAULT_MAX_MEMBERS} lead="circle" />
              </Loading>
            </div>
          </Columns>
        }
        failure={{ title: t("failure.title"), body: t("failure.body") }}
        onRetry={props.onRetry}
      >
        {({ group, selfId, isFetching, outOfDate }) => (
          <>
            {outOfDate ? <OutOfDate isRetrying={outOfDate.isRetrying} onRetry={props.onRetry} /> : null}
            <Columns
              beside={
                <>
                  <InviteCard
                    group={group}
                    selfId={selfId}
                    handover={handover}
                    qr={props.qr}
                    onCopy={props.onCopy}
                    onShare={() => share(group, "share")}
                    onToggleQr={props.onToggleQr}
                    onInvite={() => props.onOpenDialog("invite")}
                  />
                  <div className="grid gap-1">
                    {/* A leader cannot leave: the dialog for deleting explains why (D-40, page Entscheidungen/27). */}
                    <Button
                      key="leave"
                      variant="danger"
                      width="flush"
                      onClick={() => props.onOpenDialog(leads ? "delete" : "leave")}
                    >
                      <LogOut {...glyph} />
                      <span>{t("toLeave")}</span>
                    </Button>
                    {leads ? (
                      <Button key="delete" variant="danger" width="flush" onClick={() => props.onOpenDialog("delete")}>
                        <Trash {...glyph} />
                        <span>{t("toDelete")}</span>
                      </Button>
                    ) : null}
                  </div>
                </>
              }
            >
              <MemberRows
                group={group}
                selfId={selfId}
                isRefetching={isFetching && !outOfDate}
                invitation={props.dialog?.kind === "invite" ? props.dialog : null}
                handover={handover}
                onRemove={props.onOpenRemoveDialog}
                onShare={(by) => share(group, by)}
              />
            </Columns>
            <GroupDialogs {...props} />
          </>
        )}
      </PageState>
    </AppShell>
  );

  function shareWords({ name, groupNumber }: Group) {
    return {
      title: t("share.title", { name }),
      text: t("share.text", { number: shownGroupCode(groupNumber) }),
    };
  }
}

const glyph = { "aria-hidden": true, className: "size-5" } as const;
