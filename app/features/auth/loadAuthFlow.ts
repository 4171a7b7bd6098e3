import type { AuthEvent } from "#app/features/auth/authParts.ts";
import type { AuthView } from "#app/features/auth/authView.ts";
import type { BrowserMeans } from "#app/features/auth/browserAuthFlow.ts";
import type { EntrySubmit } from "#app/features/auth/entryMachine.ts";
import type { AuthBegin } from "#app/features/auth/startAuthFlow.ts";
import type { ViewSource } from "#app/shell/viewSource.ts";

export type AuthSource = ViewSource<AuthView, AuthEvent>;

/** Fetches machines and client while the entry can be used already, and starts them with what was typed meanwhile. */
export async function loadAuthFlow(
  means: BrowserMeans,
  begin: AuthBegin,
  taken: () => { email: string; submitted: EntrySubmit | null },
): Promise<AuthSource> {
  const [client, { startBrowserAuthFlow }] = await Promise.all([
    means.loadClient(),
    import("#app/features/auth/browserAuthFlow.ts"),
  ]);
  const { email, submitted } = taken();
  return startBrowserAuthFlow(
    { ...means, client },
    { ...begin, email: begin.start === "entry" ? email : begin.email, submitted },
  );
}
