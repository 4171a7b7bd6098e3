import { PAGE_SETTINGS, type PageSetting } from "#app/platform/pageSettings.ts";
import { openSession } from "#app/sandbox/outbox/personas.ts";
import { DEFAULT_DATABASE, type Store } from "#app/sandbox/store.ts";
import type { Area } from "#app/session/storage.ts";
import { people, type PersonId } from "#src/people/people.ts";

/** Writes settings into the head of the page; returns the undo. */
export function writeSettings(settings: Partial<Record<PageSetting, string>>): () => void {
  const elements = Object.entries(settings).map(([setting, content]) =>
    Object.assign(document.createElement("meta"), { name: PAGE_SETTINGS[setting as PageSetting], content }),
  );
  document.head.append(...elements);
  return () => elements.forEach((element) => element.remove());
}

/** Stores a session as a sign-in would. */
export function storeSession(provider: Store, person: PersonId, area: Pick<Area, "setItem">): void {
  const { extraId } = people[person];
  const session = provider.change(DEFAULT_DATABASE, (database, at) => openSession(database, extraId, at));
  if (!session) throw new Error(`${person} cannot sign in.`);
  area.setItem("accessToken", session.accessToken);
  area.setItem("refreshToken", session.refreshToken);
  area.setItem("currentUser", JSON.stringify(session.user));
}
