import type { AuthStep } from "#app/features/auth/AuthStep.tsx";
import type { AuthEvent } from "#app/features/auth/authSetup.ts";
import type { AuthView } from "#app/features/auth/authView.ts";
import type { BrowserDeps } from "#app/features/auth/browserAuthFlow.ts";
import type { AuthStartState } from "#app/features/auth/startAuthFlow.ts";
import type { ViewSource } from "#app/shell/viewSource.ts";

export type AuthSource = ViewSource<AuthView, AuthEvent>;

export type LoadedAuthFlow = { source: AuthSource; Step: typeof AuthStep };

/** What the steps after the entry are made of, beside the client. */
export const loadAuthCode = () =>
  Promise.all([import("#app/features/auth/browserAuthFlow.ts"), import("#app/features/auth/AuthStep.tsx")]);

/** Fetches machines, steps and client while the entry can be used already, and starts them. */
export async function loadAuthFlow(deps: BrowserDeps, startState: AuthStartState): Promise<LoadedAuthFlow> {
  const [[{ startBrowserAuthFlow }, { AuthStep }], client] = await Promise.all([loadAuthCode(), deps.loadClient()]);
  return { source: startBrowserAuthFlow({ ...deps, client }, startState), Step: AuthStep };
}
