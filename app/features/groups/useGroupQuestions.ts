import { useQueryClient } from "@tanstack/react-query";
import { useActorRef } from "@xstate/react";
import { useState } from "react";
import { askEmail } from "#app/features/groups/groupsApi.ts";
import { groupQuestionsMachine } from "#app/features/groups/groupQuestionsMachine.ts";
import { groupQuestionsServices } from "#app/features/groups/groupQuestionsServices.ts";
import { currentGroupQuery, useReload } from "#app/shell/queries.ts";
import { setKnown } from "#app/shell/queryClient.ts";
import { useSignedIn } from "#app/shell/signedIn.tsx";
import { useDraft } from "#app/shell/drafts.ts";
import { useNavigation } from "#app/navigation/useNavigation.ts";
import { groupsOf } from "#app/shell/groups/groupsOf.ts";

/** The dialogs of one's group, whether an answer has changed it and it is not read again yet, and what follows from their answers: notices, what is read again, where it leads. */
export function useGroupQuestions() {
  const signedIn = useSignedIn();
  const { toaster } = signedIn;
  const queries = useQueryClient();
  const reload = useReload();
  const navigation = useNavigation();
  const [changes, setChanges] = useState(0);
  const draft = useDraft("invitation");
  const [email] = useState(() => draft.read() ?? "");
  const groups = groupsOf(signedIn);
  const { queryKey } = currentGroupQuery(signedIn);
  function onChanged() {
    setChanges((before) => before + 1);
    void reload("currentGroup").finally(() => setChanges((before) => before - 1));
  }
  const questions = useActorRef(
    groupQuestionsMachine.provide({
      actors: groupQuestionsServices({
        groups: { ...groups, invite: (...invited) => draft.sending(() => groups.invite(...invited)) },
        checkEmail: (asked) => askEmail(signedIn, asked),
        onInvited: (result) =>
          toaster.notify({ tone: "success", area: "signed-in", text: { from: "copy", key: `invite.${result}` } }),
        onChanged,
        onRemoved(memberId) {
          // Their row goes with the question, and the button that has opened it.
          queries.setQueryData(
            queryKey,
            (group) => group && { ...group, members: group.members.filter(({ id }) => id !== memberId) },
          );
          onChanged();
        },
        onGone() {
          setKnown(queries, queryKey, null);
          void reload("availableEvents", "extraEvents");
        },
      }),
      actions: { goOn: () => navigation.replace("app-group-select") },
    }),
    { input: { email } },
    ({ context }) => draft.keep(context.email || null),
  );
  return { questions, isChanged: changes > 0 };
}
