import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { createGroupQuestions } from "#app/areas/groups/groupQuestions.ts";
import { currentGroupQuery, useReload } from "#app/areas/queries.ts";
import { showKnown } from "#app/areas/renew.ts";
import { useSignedIn } from "#app/areas/signedIn.tsx";
import { useWays } from "#app/areas/ways.ts";
import { useView } from "#app/flows/viewSource.ts";
import { groupsOf } from "#app/groups/groupsOf.ts";
import { checkEmail } from "#app/provider/contract/access.ts";

/** The questions about one's group and what follows from their answers: notices, what is read again, where it leads. */
export function useGroupQuestions() {
  const signedIn = useSignedIn();
  const { client, board } = signedIn;
  const queries = useQueryClient();
  const reload = useReload();
  const ways = useWays();
  const [questions] = useState(() =>
    createGroupQuestions({
      groups: groupsOf(signedIn),
      async checkEmail(email) {
        const outcome = await client.call(checkEmail, { body: { email } });
        return outcome.ok ? outcome.value.status : null;
      },
      onInvited: (result) =>
        board.post({ tone: "success", area: "signed-in", text: { from: "copy", key: `invite.${result}` } }),
      onChanged: () => void reload("currentGroup"),
      onGone() {
        showKnown(queries, currentGroupQuery(signedIn).queryKey, null);
        void reload("availableEvents", "extraEvents");
      },
      onDone: () => ways.follow("app-group-select"),
    }),
  );
  useEffect(() => questions.enter(), [questions]);
  return { questions, dialog: useView(questions) };
}
