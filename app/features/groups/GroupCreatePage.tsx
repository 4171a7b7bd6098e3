import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { toGroupCreateProblem, toGroupCreateState } from "#app/features/groups/groupFormsView.ts";
import { createGroupMutation, rereadGroup, type Creation } from "#app/features/groups/groupFormsApi.ts";
import { groupsApi } from "#app/features/groups/groupsApi.ts";
import { useNavigation } from "#app/navigation/useNavigation.ts";
import { useSingleMutation } from "#app/shell/mutations.ts";
import { useCurrentGroup } from "#app/shell/queries.ts";
import { useSignedIn } from "#app/shell/signedIn.tsx";
import { useDraft } from "#app/shell/drafts.ts";
import { useFrame } from "#app/shell/useFrame.ts";
import { emptyGroupDraft, type GroupDraft } from "#src/model/groups/groupForm.ts";
import { GroupCreateScreen } from "#src/screens/group-forms/GroupCreateScreen.tsx";

export function GroupCreatePage() {
  const signedIn = useSignedIn();
  const group = useCurrentGroup();
  const queries = useQueryClient();
  const { returnTo } = useNavigation();
  const toGroup = () => returnTo("app-group");
  const draft = useDraft("group");
  const [initial] = useState(() => draft.read() ?? emptyGroupDraft);
  const { creation, submit } = useGroupCreation({
    groups: groupsApi(signedIn),
    draft,
    onRefused: () => rereadGroup(queries, signedIn),
    onDone: toGroup,
  });
  return (
    <GroupCreateScreen
      frame={useFrame("app-group-select")}
      state={toGroupCreateState(group, creation, initial)}
      problem={toGroupCreateProblem(creation.error)}
      onEdit={draft.write}
      onSubmit={submit}
      onRetry={() => void group.refetch()}
      onToGroup={toGroup}
    />
  );
}

/** The form of a new group: sends nothing more once created. `onDone` is not called after unmount. */
export function useGroupCreation({ onDone, ...creating }: Creation & { onDone: () => void }) {
  const creation = useSingleMutation(createGroupMutation(creating));
  function submit(draft: GroupDraft): void {
    if (!creation.isSuccess) creation.mutate(draft, { onSuccess: onDone });
  }
  return { creation, submit };
}
