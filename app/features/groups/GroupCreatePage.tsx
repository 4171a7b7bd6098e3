import { useState } from "react";
import { toGroupCreateProblem, toGroupCreateState } from "#app/features/groups/groupFormsView.ts";
import { useGroupCreation } from "#app/features/groups/useGroupCreation.ts";
import { useToGroup } from "#app/features/groups/useToGroup.ts";
import { draftsOf } from "#app/shell/drafts.ts";
import { useCurrentGroup } from "#app/shell/queries.ts";
import { useSignedIn } from "#app/shell/signedIn.tsx";
import { useFrame } from "#app/shell/useFrame.ts";
import { groupsOf } from "#app/shell/groups/groupsOf.ts";
import { emptyGroupDraft, type GroupDraft } from "#src/model/groups/groupForm.ts";
import { GroupCreateScreen } from "#src/screens/group-forms/GroupCreateScreen.tsx";

export function GroupCreatePage() {
  const signedIn = useSignedIn();
  const { session, extraId } = signedIn;
  const group = useCurrentGroup();
  const toGroup = useToGroup();
  const [drafts] = useState(() => draftsOf(session));
  const [initial] = useState(() => drafts.read(extraId, "group") ?? emptyGroupDraft);
  const [keepDraft] = useState(() => (draft: GroupDraft | null) => drafts.keep(extraId, "group", draft));
  const { creation, submit } = useGroupCreation(groupsOf(signedIn), () => keepDraft(null), toGroup);
  return (
    <GroupCreateScreen
      frame={useFrame("app-group-select")}
      state={toGroupCreateState(group, creation, initial)}
      problem={toGroupCreateProblem(creation.error)}
      onEdit={keepDraft}
      onSubmit={submit}
      onRetry={() => void group.refetch()}
      onToGroup={toGroup}
    />
  );
}
