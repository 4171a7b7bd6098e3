import type { ViewSource } from "#app/flows/viewSource.ts";
import { createHeld } from "#app/held.ts";
import type { Means } from "#app/means.ts";
import { me } from "#app/provider/contract/access.ts";
import type { StoredLoginUser } from "#src/model/loginUser.ts";

export type CurrentUserView = {
  user: StoredLoginUser | null;
  status: "loading" | "ready" | "failed";
  isRetrying: boolean;
};

/**
 * Whoever is signed in: at once from the device, then as the provider knows them (SESS-17, C-66). A provider that does not
 * answer leaves what is known in place.
 */
export function createCurrentUser({ session, loadClient }: Pick<Means, "session" | "loadClient">) {
  const known = session.user();
  const view = createHeld<CurrentUserView>({ user: known, status: known ? "ready" : "loading", isRetrying: false });
  const show = (next: Partial<CurrentUserView>) => view.set({ ...view.get(), ...next });

  async function load() {
    try {
      const client = await loadClient();
      const outcome = await client.call(me, {});
      if (outcome.ok) session.storeUser(outcome.value.user);
      show({ user: session.user(), status: outcome.ok || view.get().user ? "ready" : "failed", isRetrying: false });
    } catch {
      show({ status: view.get().user ? "ready" : "failed", isRetrying: false });
    }
  }

  const source: ViewSource<CurrentUserView, { type: "reload.requested" }> = {
    getView: view.get,
    subscribe: view.subscribe,
    send() {
      if (view.get().isRetrying) return;
      show({ isRetrying: true });
      void load();
    },
  };
  return { ...source, load };
}
