import { useState } from "react";
import { toGroupSelectState } from "#app/features/groups/groupFormsView.ts";
import { groupsApi } from "#app/features/groups/groupsApi.ts";
import { useCurrentGroup } from "#app/shell/queries.ts";
import { useSignedIn } from "#app/shell/signedIn.tsx";
import { useFrame } from "#app/shell/useFrame.ts";
import { useNavigation } from "#app/navigation/useNavigation.ts";
import { createGroupMemory } from "#app/session/groupMemory.ts";
import { isOnboarding } from "#src/model/onboarding/onboarding.ts";
import { participationState } from "#src/model/groups/participation.ts";
import { GroupSelectScreen } from "#src/screens/group-forms/GroupSelectScreen.tsx";

const FALLBACK = "dashboard";

/** The choice how to take part; also shown by the group screen without a group (GRP-08). */
export function GroupSelectPage() {
  const signedIn = useSignedIn();
  const { local, memory } = signedIn;
  const navigation = useNavigation();
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
      onCreate={() => navigation.push("app-group-create")}
      onJoin={() => navigation.push("app-group-join")}
      onSolo={() => void goAlone()}
      onRetry={() => void group.refetch()}
      onToGroup={() => navigation.returnTo("app-group")}
    />
  );

  /** To the dashboard, or to the next of the first steps (D-41). */
  async function goAlone() {
    setSaving(true);
    await groupsApi(signedIn)
      .setSolo()
      .finally(() => setSaving(false));
    navigation.replace(isOnboarding(firstSteps) ? `onboarding-step-${firstSteps.currentOnboardingStep}` : FALLBACK);
  }
}
