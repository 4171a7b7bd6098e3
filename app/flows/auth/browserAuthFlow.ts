import type { EntrySubmit } from "#app/flows/auth/entryMachine.ts";
import { startAuthFlow, type AuthBegin, type AuthFlowMeans } from "#app/flows/auth/startAuthFlow.ts";
import { googleSignIn } from "#app/google/googleSignIn.ts";
import type { Means } from "#app/means.ts";
import type { Client } from "#app/provider/client.ts";
import { forgetUrlToken } from "#app/session/urlToken.ts";
import { createWayInMemory } from "#app/session/wayInMemory.ts";

export type BrowserMeans = Means & Pick<AuthFlowMeans, "loadDashboard">;

/** The way in of the running app, over the browser's storage, address and clock. */
export function startBrowserAuthFlow(
  means: BrowserMeans & { client: Client },
  begin: AuthBegin & { submitted: EntrySubmit | null },
) {
  const { client, session, board, running, tab, local, loadDashboard } = means;
  const access = { client, session, memory: createWayInMemory(tab), now: Date.now, announce: board.post };
  return startAuthFlow(
    {
      ...access,
      running,
      loadDashboard,
      loadLaterSteps: () =>
        import("#app/flows/auth/laterSteps.ts").then((module) => module.createLaterSteps(access, local)),
      askGoogle: (mode, services, signal) =>
        import("#app/flows/auth/askGoogle.ts").then((module) =>
          module.askGoogle(mode, { google: googleSignIn, ...services }, signal),
        ),
      forgetLink: () => forgetUrlToken(history),
    },
    begin,
  );
}
