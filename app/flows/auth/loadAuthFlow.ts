import type { AuthEvent } from "#app/flows/auth/authParts.ts";
import type { AuthView } from "#app/flows/auth/authView.ts";
import type { EntrySubmit } from "#app/flows/auth/entryMachine.ts";
import type { AuthBegin, AuthFlowMeans } from "#app/flows/auth/startAuthFlow.ts";
import type { ViewSource } from "#app/flows/viewSource.ts";
import { googleSignIn } from "#app/google/googleSignIn.ts";
import type { Means } from "#app/means.ts";
import { forgetUrlToken } from "#app/session/urlToken.ts";

export type AuthSource = ViewSource<AuthView, AuthEvent>;

/** Fetches machines and client while the entry can be used already, and starts them with what was typed meanwhile. */
export async function loadAuthFlow(
  means: Means & Pick<AuthFlowMeans, "loadDashboard">,
  begin: AuthBegin,
  taken: () => { email: string; submitted: EntrySubmit | null },
): Promise<AuthSource> {
  const { session, running, tab, local, loadDashboard } = means;
  const [client, { startAuthFlow }, { createWayInMemory }] = await Promise.all([
    means.loadClient(),
    import("#app/flows/auth/startAuthFlow.ts"),
    import("#app/session/wayInMemory.ts"),
  ]);
  const access = { client, session, memory: createWayInMemory(tab), now: Date.now };
  const { email, submitted } = taken();
  return startAuthFlow(
    {
      ...access,
      running,
      loadDashboard,
      loadLaterSteps: () =>
        import("#app/flows/auth/laterSteps.ts").then((module) => module.createLaterSteps(access, local)),
      askGoogle: (mode, services) =>
        import("#app/flows/auth/askGoogle.ts").then((module) =>
          module.askGoogle(mode, { google: googleSignIn, ...services }),
        ),
      forgetLink: () => forgetUrlToken(history),
    },
    { ...begin, email: begin.start === "entry" ? email : begin.email, submitted },
  );
}
