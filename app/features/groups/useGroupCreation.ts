import { createGroupMutation } from "#app/features/groups/groupsApi.ts";
import { useSingleMutation } from "#app/shell/mutations.ts";
import type { GroupDraft } from "#src/model/groups/groupForm.ts";

/** One visit to the form of a new group: once created, nothing more is sent. `onDone` is not called once the screen was left. */
export function useGroupCreation(
  groups: Parameters<typeof createGroupMutation>[0],
  kept: Parameters<typeof createGroupMutation>[1],
  onDone: () => void,
) {
  const creation = useSingleMutation(createGroupMutation(groups, kept));
  function submit(draft: GroupDraft): void {
    if (!creation.isSuccess) creation.mutate(draft, { onSuccess: onDone });
  }
  return { creation, submit };
}
