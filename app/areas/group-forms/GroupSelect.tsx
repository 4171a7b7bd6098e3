import { useState } from "react";
import { toGroupSelectState } from "#app/areas/group-forms/groupFormsView.ts";
import { useToGroup } from "#app/areas/group-forms/useToGroup.ts";
import { useCurrentGroup } from "#app/areas/queries.ts";
import { useSignedIn } from "#app/areas/signedIn.tsx";
import { useFrame } from "#app/areas/useFrame.ts";
import { useWays } from "#app/areas/ways.ts";
import { groupsOf } from "#app/groups/groupsOf.ts";
import { createGroupMemory } from "#app/session/groupMemory.ts";
import { isOnboarding } from "#src/model/onboarding.ts";
import { participationState } from "#src/model/participation.ts";
import { GroupSelectScreen } from "#src/screens/group-forms/GroupSelectScreen.tsx";

const FALLBACK = "dashboard";

/** How to take part; also what the group's own screen shows while there is none (GRP-08). */
export function GroupSelect() {
  const signedIn = useSignedIn();
  const { local, memory } = signedIn;
  const ways = useWays();
  const group = useCurrentGroup();
  const [isSaving, setSaving] = useState(false);
  const [choice] = useState(() => createGroupMemory(local).participationType());
  const [firstSteps] = useState(() => memory.onboarding());
  return (
    <GroupSelectScreen
      frame={useFrame(FALLBACK)}
      state={toGroupSelectState(group, isSaving)}
      chosen={participationState(choice, group.data ?? null)}
      isFirstSteps={isOnboarding(firstSteps)}
      onCreate={() => ways.open("app-group-create")}
      onJoin={() => ways.open("app-group-join")}
      onSolo={() => void goAlone()}
      onRetry={() => void group.refetch()}
      onToGroup={useToGroup()}
    />
  );

  /** To the dashboard, or on with the first steps (D-41). */
  async function goAlone() {
    setSaving(true);
    await groupsOf(signedIn)
      .setSolo()
      .finally(() => setSaving(false));
    ways.follow(isOnboarding(firstSteps) ? `onboarding-step-${firstSteps.currentOnboardingStep}` : FALLBACK);
  }
}
