import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { createGroupCreation } from "#app/features/groups/groupCreation.ts";
import { toGroupCreateState } from "#app/features/groups/groupFormsView.ts";
import { useToGroup } from "#app/features/groups/useToGroup.ts";
import { draftsOf } from "#app/shell/drafts.ts";
import { useCurrentGroup } from "#app/shell/queries.ts";
import { useSignedIn } from "#app/shell/signedIn.tsx";
import { useFrame } from "#app/shell/useFrame.ts";
import { useView } from "#app/shell/viewSource.ts";
import { askForGroup, showGroup } from "#app/shell/groups/currentGroup.ts";
import { groupsOf } from "#app/shell/groups/groupsOf.ts";
import { emptyGroupDraft, type GroupDraft } from "#src/model/groups/groupForm.ts";
import { GroupCreateScreen } from "#src/screens/group-forms/GroupCreateScreen.tsx";

export function GroupCreatePage() {
  const signedIn = useSignedIn();
  const { session, extraId } = signedIn;
  const queries = useQueryClient();
  const group = useCurrentGroup();
  const toGroup = useToGroup();
  const [drafts] = useState(() => draftsOf(session));
  const [initial] = useState(() => drafts.read(extraId, "group") ?? emptyGroupDraft);
  const [keepDraft] = useState(() => (draft: GroupDraft | null) => drafts.keep(extraId, "group", draft));
  const [creation] = useState(() => {
    const groups = groupsOf(signedIn);
    return createGroupCreation({
      create: groups.create,
      onCreated(created) {
        keepDraft(null);
        showGroup(queries, created);
      },
      onRefused: () => askForGroup(queries, groups),
      onDone: toGroup,
    });
  });
  useEffect(() => creation.enter(), [creation]);
  const own = useView(creation);
  return (
    <GroupCreateScreen
      frame={useFrame("app-group-select")}
      state={toGroupCreateState(group, own, initial)}
      problem={own.problem}
      onEdit={keepDraft}
      onSubmit={(draft) => void creation.submit(draft)}
      onRetry={() => void group.refetch()}
      onToGroup={toGroup}
    />
  );
}
