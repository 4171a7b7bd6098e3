import type { AuthEvent, AuthView } from "#app/flows/auth/startAuthFlow.ts";
import type { ViewSource } from "#app/flows/viewSource.ts";
import type { Means } from "#app/means.ts";

export type AuthBegin = { start: "entry" | "emailCode" | "phone" | "signIn"; email: string; extraId: string };

export type AuthSource = ViewSource<AuthView, AuthEvent>;

/** Fetches machines and client while the entry can be used already, and starts them with what was typed meanwhile. */
export async function loadAuthFlow(
  means: Means,
  begin: AuthBegin,
  taken: () => { email: string; isSubmitted: boolean },
) {
  const [client, { startAuthFlow }, { createWayInMemory }] = await Promise.all([
    means.loadClient(),
    import("#app/flows/auth/startAuthFlow.ts"),
    import("#app/session/wayInMemory.ts"),
  ]);
  const memory = createWayInMemory(means.tab);
  const { email, isSubmitted } = taken();
  return startAuthFlow(
    { client, memory, session: means.session, now: Date.now },
    { ...begin, email: begin.start === "entry" ? email : begin.email, isSubmitted },
  );
}
