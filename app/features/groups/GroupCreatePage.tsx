import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { toGroupCreateProblem, toGroupCreateState } from "#app/features/groups/groupFormsView.ts";
import { groupsApi, rereadGroup, useGroupCreation } from "#app/features/groups/groupsApi.ts";
import { useNavigation } from "#app/navigation/useNavigation.ts";
import { useCurrentGroup } from "#app/shell/queries.ts";
import { useSignedIn } from "#app/shell/signedIn.tsx";
import { useDraft } from "#app/shell/drafts.ts";
import { useFrame } from "#app/shell/useFrame.ts";
import { emptyGroupDraft } from "#src/model/groups/groupForm.ts";
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
    kept: draft,
    onRefused: () => rereadGroup(queries, signedIn),
    onDone: toGroup,
  });
  return (
    <GroupCreateScreen
      frame={useFrame("app-group-select")}
      state={toGroupCreateState(group, creation, initial)}
      problem={toGroupCreateProblem(creation.error)}
      onEdit={draft.keep}
      onSubmit={submit}
      onRetry={() => void group.refetch()}
      onToGroup={toGroup}
    />
  );
}
