import { createHeld } from "#app/platform/held.ts";
import { refusalOf } from "#app/shell/refusedError.ts";
import { hasSpoken, problemOf } from "#app/client/spoken.ts";
import { toNewGroup, type GroupDraft } from "#src/model/groups/groupForm.ts";
import type { Group } from "#src/model/groups/group.ts";
import type { GroupCreateProblem } from "#src/screens/group-forms/GroupCreateScreen.tsx";

export type GroupCreation = { status: "editing" | "creating" | "created"; problem: GroupCreateProblem | null };

export type GroupCreationMeans = {
  create: (draft: { name: string; description?: string }) => Promise<Group>;
  /** At once, even if the screen was left meanwhile. */
  onCreated: (group: Group) => void;
  onRefused: () => void;
  /** Not called once the screen was left. */
  onDone: () => void;
};

/** One visit to the form of a new group: one call at a time, and whatever happens nothing typed is lost (F6, F8). */
export function createGroupCreation({ create, onCreated, onRefused, onDone }: GroupCreationMeans) {
  const view = createHeld<GroupCreation>({ status: "editing", problem: null });
  let isHere = false;
  return {
    getView: view.get,
    subscribe: view.subscribe,
    async submit(draft: GroupDraft): Promise<void> {
      if (view.get().status !== "editing") return;
      view.set({ status: "creating", problem: null });
      try {
        onCreated(await create(toNewGroup(draft)));
      } catch (reason) {
        const refusal = refusalOf(reason);
        view.set({
          status: "editing",
          problem: hasSpoken(refusal) ? problemOf(refusal, "createFailed") : { code: "createFailed" },
        });
        return onRefused();
      }
      view.set({ status: "created", problem: null });
      if (isHere) onDone();
    },
    /** The screen is there. Returns what to call when it leaves. */
    enter(): () => void {
      isHere = true;
      return () => {
        isHere = false;
      };
    },
  };
}
