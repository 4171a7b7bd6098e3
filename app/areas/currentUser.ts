import type { ViewSource } from "#app/flows/viewSource.ts";
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
  const listeners = new Set<() => void>();
  const known = session.user();
  let view: CurrentUserView = { user: known, status: known ? "ready" : "loading", isRetrying: false };
  const show = (next: Partial<CurrentUserView>) => {
    view = { ...view, ...next };
    for (const listener of listeners) listener();
  };

  async function load() {
    try {
      const client = await loadClient();
      const outcome = await client.call(me, {});
      if (outcome.ok) session.storeUser(outcome.value.user);
      show({ user: session.user(), status: outcome.ok || view.user ? "ready" : "failed", isRetrying: false });
    } catch {
      show({ status: view.user ? "ready" : "failed", isRetrying: false });
    }
  }

  const source: ViewSource<CurrentUserView, { type: "reload.requested" }> = {
    getView: () => view,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    send() {
      if (view.isRetrying) return;
      show({ isRetrying: true });
      void load();
    },
  };
  return { ...source, load };
}
