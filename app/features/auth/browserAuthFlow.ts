import type { EntrySubmit } from "#app/features/auth/entryMachine.ts";
import { startAuthFlow, type AuthBegin, type AuthFlowMeans } from "#app/features/auth/startAuthFlow.ts";
import { googleSignIn } from "#app/platform/google/googleSignIn.ts";
import type { Means } from "#app/shell/means.ts";
import type { Client } from "#app/client/client.ts";
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
        import("#app/features/auth/laterSteps.ts").then((module) => module.createLaterSteps(access, local)),
      askGoogle: (mode, services, signal) =>
        import("#app/features/auth/askGoogle.ts").then((module) =>
          module.askGoogle(mode, { google: googleSignIn, ...services }, signal),
        ),
      forgetLink: () => forgetUrlToken(history),
    },
    begin,
  );
}
