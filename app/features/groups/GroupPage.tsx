import { GroupSelectPage } from "#app/features/groups/GroupSelectPage.tsx";
import { toGroupDialog } from "#app/features/groups/groupQuestionsView.ts";
import { toGroupState } from "#app/features/groups/groupView.ts";
import { useGroupQuestions } from "#app/features/groups/useGroupQuestions.ts";
import { useHandover } from "#app/features/groups/useHandover.ts";
import { useArrival } from "#app/navigation/arrival.ts";
import { useCurrentGroup, whileShown } from "#app/shell/queries.ts";
import { useSignedIn } from "#app/shell/signedIn.tsx";
import { useFrame } from "#app/shell/useFrame.ts";
import { useActorView } from "#app/shell/viewSource.ts";
import { GroupScreen } from "#src/screens/groups/GroupScreen.tsx";

/** One's group; whoever is in none chooses how to take part. */
export function GroupPage() {
  const { extraId } = useSignedIn();
  const query = useCurrentGroup(whileShown);
  const group = query.data ?? null;
  const frame = useFrame("dashboard");
  const { questions, isChanged } = useGroupQuestions();
  const dialog = useActorView(questions, toGroupDialog);
  const handed = useHandover(group?.groupNumber ?? "");
  const state = toGroupState(query, extraId, isChanged);
  useArrival(state?.kind ?? "none");
  if (!state) return <GroupSelectPage />;
  return (
    <GroupScreen
      frame={frame}
      state={state}
      {...handed}
      dialog={dialog}
      onRetry={() => void query.refetch()}
      onAsk={(kind) =>
        questions.send(
          kind === "invite" ? { type: "invitation.opened" } : { type: "question.asked", question: { kind } },
        )
      }
      onAskRemove={(member) => questions.send({ type: "question.asked", question: { kind: "remove", member } })}
      onConfirm={() => group && questions.send({ type: "question.confirmed", group })}
      onClose={() => questions.send({ type: "dialog.closed" })}
      onEmailChange={(email) => questions.send({ type: "email.changed", email })}
      onEmailLeft={() => questions.send({ type: "email.left" })}
      onInvite={() => group && questions.send({ type: "invitation.requested", group })}
    />
  );
}
