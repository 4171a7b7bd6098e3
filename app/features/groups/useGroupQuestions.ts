import { useQueryClient } from "@tanstack/react-query";
import { useActorRef } from "@xstate/react";
import { askEmail } from "#app/features/groups/groupsApi.ts";
import { groupQuestionsMachine } from "#app/features/groups/groupQuestionsMachine.ts";
import { groupQuestionsServices } from "#app/features/groups/groupQuestionsServices.ts";
import { currentGroupQuery, useReload } from "#app/shell/queries.ts";
import { setKnown } from "#app/shell/queryUpdates.ts";
import { useSignedIn } from "#app/shell/signedIn.tsx";
import { useNavigation } from "#app/navigation/useNavigation.ts";
import { groupsOf } from "#app/shell/groups/groupsOf.ts";

/** The dialogs of one's group and what follows from their answers: notices, what is read again, where it leads. */
export function useGroupQuestions() {
  const signedIn = useSignedIn();
  const { toaster } = signedIn;
  const queries = useQueryClient();
  const reload = useReload();
  const navigation = useNavigation();
  return useActorRef(
    groupQuestionsMachine.provide({
      actors: groupQuestionsServices({
        groups: groupsOf(signedIn),
        checkEmail: (email) => askEmail(signedIn, email),
        onInvited: (result) =>
          toaster.notify({ tone: "success", area: "signed-in", text: { from: "copy", key: `invite.${result}` } }),
        onChanged: () => void reload("currentGroup"),
        onGone() {
          setKnown(queries, currentGroupQuery(signedIn).queryKey, null);
          void reload("availableEvents", "extraEvents");
        },
      }),
      actions: { goOn: () => navigation.replace("app-group-select") },
    }),
  );
}
