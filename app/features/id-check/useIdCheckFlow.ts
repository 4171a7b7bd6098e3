import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { extraEventsQuery } from "#app/shell/queries.ts";
import { useSignedIn, type SignedIn } from "#app/shell/signedIn.tsx";
import { useWays, type Ways } from "#app/navigation/ways.ts";
import { createIdCheckFlow, type IdCheckFlow } from "#app/features/id-check/idCheckFlow.ts";
import { isMarkedAsReplacement, markAsReplacement } from "#app/features/id-check/replacementMark.ts";

const flows = new WeakMap<SignedIn, IdCheckFlow>();

/** The one ID check of the person who is signed in, shared by its screens; gone when they sign out (S7). */
export function useIdCheckFlow(): IdCheckFlow {
  const signedIn = useSignedIn();
  const queries = useQueryClient();
  const ways = useWays();
  const flow = flows.get(signedIn) ?? createFlow(signedIn, queries, ways);
  flows.set(signedIn, flow);
  return flow;
}

function createFlow(signedIn: SignedIn, queries: QueryClient, ways: Ways): IdCheckFlow {
  const { extraId, ports, completion, board } = signedIn;
  return createIdCheckFlow({
    extraId,
    openPort: ports.idDocument,
    loadEvents: async () => (await queries.fetchQuery(extraEventsQuery(signedIn))).rows,
    entry: { isReplacing: isMarkedAsReplacement, mark: markAsReplacement },
    show: ways.follow,
    tell(isCompleted) {
      if (completion.flags().id_check_complete === isCompleted) return;
      (isCompleted ? completion.complete : completion.clear)("id_check_complete");
    },
    goOn: () => ways.back("app-profile-completion-overview"),
    goToDashboard() {
      board.post({ tone: "success", area: "signed-in", text: { from: "copy", key: "idCheck.deleted" } });
      ways.follow("dashboard");
    },
  });
}
