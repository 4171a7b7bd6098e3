import { useState } from "react";
import { toGroupSelectState } from "#app/features/groups/groupFormsView.ts";
import { useToGroup } from "#app/features/groups/useToGroup.ts";
import { useCurrentGroup } from "#app/shell/queries.ts";
import { useSignedIn } from "#app/shell/signedIn.tsx";
import { useFrame } from "#app/shell/useFrame.ts";
import { useWays } from "#app/navigation/ways.ts";
import { groupsOf } from "#app/shell/groups/groupsOf.ts";
import { createGroupMemory } from "#app/session/groupMemory.ts";
import { isOnboarding } from "#src/model/onboarding/onboarding.ts";
import { participationState } from "#src/model/groups/participation.ts";
import { GroupSelectScreen } from "#src/screens/group-forms/GroupSelectScreen.tsx";

const FALLBACK = "dashboard";

/** How to take part; also what the group's own screen shows while there is none (GRP-08). */
export function GroupSelectPage() {
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
