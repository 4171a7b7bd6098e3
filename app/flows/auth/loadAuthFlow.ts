import type { AuthEvent } from "#app/flows/auth/authParts.ts";
import type { AuthView } from "#app/flows/auth/authView.ts";
import type { BrowserMeans } from "#app/flows/auth/browserAuthFlow.ts";
import type { EntrySubmit } from "#app/flows/auth/entryMachine.ts";
import type { AuthBegin } from "#app/flows/auth/startAuthFlow.ts";
import type { ViewSource } from "#app/flows/viewSource.ts";

export type AuthSource = ViewSource<AuthView, AuthEvent>;

/** Fetches machines and client while the entry can be used already, and starts them with what was typed meanwhile. */
export async function loadAuthFlow(
  means: BrowserMeans,
  begin: AuthBegin,
  taken: () => { email: string; submitted: EntrySubmit | null },
): Promise<AuthSource> {
  const [client, { startBrowserAuthFlow }] = await Promise.all([
    means.loadClient(),
    import("#app/flows/auth/browserAuthFlow.ts"),
  ]);
  const { email, submitted } = taken();
  return startBrowserAuthFlow(
    { ...means, client },
    { ...begin, email: begin.start === "entry" ? email : begin.email, submitted },
  );
}
