import { useState } from "react";
import { toGroupCreateProblem, toGroupCreateState } from "#app/features/groups/groupFormsView.ts";
import { useGroupCreation } from "#app/features/groups/useGroupCreation.ts";
import { useToGroup } from "#app/features/groups/useToGroup.ts";
import { useCurrentGroup } from "#app/shell/queries.ts";
import { useSignedIn } from "#app/shell/signedIn.tsx";
import { useDraft } from "#app/shell/drafts.ts";
import { useFrame } from "#app/shell/useFrame.ts";
import { groupsOf } from "#app/shell/groups/groupsOf.ts";
import { emptyGroupDraft } from "#src/model/groups/groupForm.ts";
import { GroupCreateScreen } from "#src/screens/group-forms/GroupCreateScreen.tsx";

export function GroupCreatePage() {
  const signedIn = useSignedIn();
  const group = useCurrentGroup();
  const toGroup = useToGroup();
  const draft = useDraft("group");
  const [initial] = useState(() => draft.read() ?? emptyGroupDraft);
  const { creation, submit } = useGroupCreation(groupsOf(signedIn), draft, toGroup);
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
