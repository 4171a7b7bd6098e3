import { GroupSelect } from "#app/areas/group-forms/GroupSelect.tsx";
import { toGroupState } from "#app/areas/groups/groupView.ts";
import { useGroupQuestions } from "#app/areas/groups/useGroupQuestions.ts";
import { useHandover } from "#app/areas/groups/useHandover.ts";
import { useCurrentGroup } from "#app/areas/queries.ts";
import { useSignedIn } from "#app/areas/signedIn.tsx";
import { useFrame } from "#app/areas/useFrame.ts";
import { GroupScreen } from "#src/screens/groups/GroupScreen.tsx";

/** One's group; whoever is in none chooses how to take part. */
export function Group() {
  const { extraId } = useSignedIn();
  const query = useCurrentGroup();
  const group = query.data ?? null;
  const frame = useFrame("dashboard");
  const { questions, dialog } = useGroupQuestions();
  const handed = useHandover(group?.groupNumber ?? "");
  const state = toGroupState(query, extraId);
  if (!state) return <GroupSelect />;
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
