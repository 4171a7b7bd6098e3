import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { createGroupCreation } from "#app/areas/group-forms/groupCreation.ts";
import { toGroupCreateState } from "#app/areas/group-forms/groupFormsView.ts";
import { useToGroup } from "#app/areas/group-forms/useToGroup.ts";
import { draftsOf } from "#app/areas/drafts.ts";
import { useCurrentGroup } from "#app/areas/queries.ts";
import { useSignedIn } from "#app/areas/signedIn.tsx";
import { useFrame } from "#app/areas/useFrame.ts";
import { useView } from "#app/flows/viewSource.ts";
import { askForGroup, showGroup } from "#app/groups/currentGroup.ts";
import { groupsOf } from "#app/groups/groupsOf.ts";
import { emptyGroupDraft, type GroupDraft } from "#src/model/groupForm.ts";
import { GroupCreateScreen } from "#src/screens/group-forms/GroupCreateScreen.tsx";

export function GroupCreate() {
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
