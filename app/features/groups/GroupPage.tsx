import { GroupSelectPage } from "#app/features/groups/GroupSelectPage.tsx";
import { toGroupState } from "#app/features/groups/groupView.ts";
import { useGroupQuestions } from "#app/features/groups/useGroupQuestions.ts";
import { useHandover } from "#app/features/groups/useHandover.ts";
import { useCurrentGroup } from "#app/shell/queries.ts";
import { useSignedIn } from "#app/shell/signedIn.tsx";
import { useFrame } from "#app/shell/useFrame.ts";
import { GroupScreen } from "#src/screens/groups/GroupScreen.tsx";

/** One's group; whoever is in none chooses how to take part. */
export function GroupPage() {
  const { extraId } = useSignedIn();
  const query = useCurrentGroup();
  const group = query.data ?? null;
  const frame = useFrame("dashboard");
  const { questions, dialog } = useGroupQuestions();
  const handed = useHandover(group?.groupNumber ?? "");
  const state = toGroupState(query, extraId);
  if (!state) return <GroupSelectPage />;
  return (
    <GroupScreen
      frame={frame}
      state={state}
      {...handed}
      dialog={dialog}
      onRetry={() => void query.refetch()}
      onAsk={questions.ask}
      onAskRemove={questions.askRemove}
      onConfirm={() => group && void questions.confirm(group)}
      onClose={questions.close}
      onEmailChange={questions.changeEmail}
      onEmailLeft={questions.leaveEmail}
      onInvite={() => group && void questions.invite(group)}
    />
  );
}
