import { startAuthFlow, type AuthStartState, type AuthFlowDeps } from "#app/features/auth/startAuthFlow.ts";
import type { AppDeps } from "#app/shell/appDeps.ts";
import type { Client } from "#app/client/client.ts";
import { forgetUrlToken } from "#app/session/urlToken.ts";
import { createWayInMemory } from "#app/session/wayInMemory.ts";

export type BrowserDeps = AppDeps & Pick<AuthFlowDeps, "loadDashboard">;

/** The way in of the running app, over the browser's storage, address and clock. */
export function startBrowserAuthFlow(deps: BrowserDeps & { client: Client }, startState: AuthStartState) {
  const { client, session, toaster, clock, running, tab, local, loadDashboard } = deps;
  const access = { client, session, memory: createWayInMemory(tab), now: Date.now, announce: toaster.notify };
  return startAuthFlow(
    {
      ...access,
      running,
      loadDashboard,
      loadLaterSteps: () =>
        import("#app/features/auth/laterSteps.ts").then((module) => module.createLaterSteps(access, { local, clock })),
      askGoogle: (mode, services, signal) =>
        import("#app/features/auth/askGoogle.ts").then((module) => module.askBrowserGoogle(mode, services, signal)),
      forgetLink: () => forgetUrlToken(history),
    },
    startState,
  );
}
