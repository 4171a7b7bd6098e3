import { useQueryClient } from "@tanstack/react-query";
import { useActorRef, useSelector } from "@xstate/react";
import { useState } from "react";
import type { SnapshotFrom } from "xstate";
import { GroupSelectPage } from "#app/features/groups/GroupSelectPage.tsx";
import { emailStatus, groupQuestionsActors } from "#app/features/groups/groupQuestionsApi.ts";
import { groupQuestionsMachine } from "#app/features/groups/groupQuestionsMachine.ts";
import { groupsApi } from "#app/features/groups/groupsApi.ts";
import { useHandover } from "#app/features/groups/handoverApi.ts";
import { usePartFocus } from "#app/navigation/screenFocus.ts";
import { useNavigation } from "#app/navigation/useNavigation.ts";
import { useDraft } from "#app/shell/drafts.ts";
import { currentGroupQuery, useCurrentGroup, useReload, whileShown } from "#app/shell/queries.ts";
import { setCached } from "#app/shell/queryClient.ts";
import { useSignedIn } from "#app/shell/signedIn.tsx";
import { outOfDateOf, toPending, type Loaded } from "#app/shell/toPending.ts";
import { useFrame } from "#app/shell/useFrame.ts";
import type { Group } from "#src/model/groups/group.ts";
import type { GroupDialog } from "#src/screens/groups/groupDialog.ts";
import { GroupScreen, type GroupState } from "#src/screens/groups/GroupScreen.tsx";

/** The user's group, or the choice how to take part. */
export function GroupPage() {
  const { extraId } = useSignedIn();
  const loaded = useCurrentGroup(whileShown);
  const frame = useFrame("dashboard");
  const { questions, isChanged } = useGroupQuestions();
  const isGone = useSelector(questions, ({ status }) => status === "done");
  const [last, setLast] = useState(loaded.data);
  if (!isGone && loaded.data !== last) setLast(loaded.data);
  // A group that is gone stays until the choice is mounted: drawn here and there, it would lose a press in between.
  const query = isGone ? { ...loaded, data: last } : loaded;
  const group = query.data ?? null;
  const dialog = useSelector(questions, toGroupDialog);
  const handed = useHandover(group?.groupNumber ?? "");
  const state = toGroupState(query, extraId, isChanged);
  usePartFocus(state?.kind ?? "none");
  if (!state) return <GroupSelectPage />;
  return (
    <GroupScreen
      frame={frame}
      state={state}
      {...handed}
      dialog={dialog}
      onRetry={() => void query.refetch()}
      onOpenDialog={(kind) =>
        questions.send(
          kind === "invite" ? { type: "invitation.opened" } : { type: "question.opened", question: { kind } },
        )
      }
      onOpenRemoveDialog={(member) => questions.send({ type: "question.opened", question: { kind: "remove", member } })}
      onConfirm={() => group && questions.send({ type: "question.confirmed", group })}
      onClose={() => questions.send({ type: "dialog.closed" })}
      onEmailChange={(email) => questions.send({ type: "email.changed", email })}
      onEmailLeft={() => questions.send({ type: "email.left" })}
      onInvite={() => group && questions.send({ type: "invitation.requested", group })}
    />
  );
}

/** The dialogs of the group. `isChanged`: a change is not refetched yet. */
function useGroupQuestions() {
  const signedIn = useSignedIn();
  const { toaster } = signedIn;
  const queries = useQueryClient();
  const reload = useReload();
  const navigation = useNavigation();
  const [changes, setChanges] = useState(0);
  const draft = useDraft("invitation");
  const [email] = useState(() => draft.read() ?? "");
  const groups = groupsApi(signedIn);
  const { queryKey } = currentGroupQuery(signedIn);
  function onChanged() {
    setChanges((before) => before + 1);
    void reload("currentGroup").finally(() => setChanges((before) => before - 1));
  }
  const questions = useActorRef(
    groupQuestionsMachine.provide({
      actors: groupQuestionsActors({
        groups: { ...groups, invite: (...invited) => draft.sending(() => groups.invite(...invited)) },
        checkEmail: (address) => emailStatus(signedIn, address),
        onInvited: (result) =>
          toaster.notify({ tone: "success", area: "signed-in", text: { from: "copy", key: `invite.${result}` } }),
        onChanged,
        onRemoved(memberId) {
          // Removes the row together with the dialog and the button that opened it.
          queries.setQueryData(
            queryKey,
            (group) => group && { ...group, members: group.members.filter(({ id }) => id !== memberId) },
          );
          onChanged();
        },
        onGone() {
          setCached(queries, queryKey, null);
          void reload("availableEvents", "extraEvents");
        },
      }),
      actions: { goOn: () => navigation.replace("app-group-select") },
    }),
    { input: { email } },
    ({ context }) => draft.write(context.email || null),
  );
  return { questions, isChanged: changes > 0 };
}

/**
 * `null`: in no group. A loaded group stays, whatever fails (P31). `isChanged`: by the user; background refetches are
 * not shown.
 */
export function toGroupState(query: Loaded<Group | null>, selfId: string, isChanged: boolean): GroupState | null {
  const { data: group, isFetching } = query;
  if (group === undefined) return toPending(query);
  if (group === null) return null;
  return { kind: "shown", group, selfId, isFetching: isChanged && isFetching, outOfDate: outOfDateOf([query]) };
}

/** The open dialog; `null`: none. */
export function toGroupDialog(snapshot: SnapshotFrom<typeof groupQuestionsMachine>): GroupDialog | null {
  if (snapshot.matches("closed")) return null;
  const { question, email, problem } = snapshot.context;
  // The machine only stores problems that belong to the open dialog.
  if (!snapshot.matches("inviting"))
    return { ...question, isBusy: !snapshot.matches("asking"), problem } as GroupDialog;
  const { inviting: at } = snapshot.value as { inviting: "editing" | "checking" | "sending" };
  return { kind: "invite", email, status: at, problem } as GroupDialog;
}
