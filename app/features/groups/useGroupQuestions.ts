import { useQueryClient } from "@tanstack/react-query";
import { useActorRef } from "@xstate/react";
import { askEmail } from "#app/features/groups/groupsApi.ts";
import { groupQuestionsMachine } from "#app/features/groups/groupQuestionsMachine.ts";
import { groupQuestionsServices } from "#app/features/groups/groupQuestionsServices.ts";
import { currentGroupQuery, useReload } from "#app/shell/queries.ts";
import { showKnown } from "#app/shell/renew.ts";
import { useSignedIn } from "#app/shell/signedIn.tsx";
import { useWays } from "#app/navigation/ways.ts";
import { groupsOf } from "#app/shell/groups/groupsOf.ts";

/** The dialogs of one's group and what follows from their answers: notices, what is read again, where it leads. */
export function useGroupQuestions() {
  const signedIn = useSignedIn();
  const { board } = signedIn;
  const queries = useQueryClient();
  const reload = useReload();
  const ways = useWays();
  return useActorRef(
    groupQuestionsMachine.provide({
      actors: groupQuestionsServices({
        groups: groupsOf(signedIn),
        checkEmail: (email) => askEmail(signedIn, email),
        onInvited: (result) =>
          board.post({ tone: "success", area: "signed-in", text: { from: "copy", key: `invite.${result}` } }),
        onChanged: () => void reload("currentGroup"),
        onGone() {
          showKnown(queries, currentGroupQuery(signedIn).queryKey, null);
          void reload("availableEvents", "extraEvents");
        },
      }),
      actions: { goOn: () => ways.follow("app-group-select") },
    }),
  );
}
