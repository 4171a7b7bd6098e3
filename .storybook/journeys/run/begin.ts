import { openSession } from "#app/sandbox/outbox/personas.ts";
import { people } from "#src/people/people.ts";
import type { Beginning } from "../journey.ts";
import type { OtherSide } from "../otherSide.ts";
import type { Stage } from "../page/stage.ts";

/** Makes the device the one of the person who walks. */
export function begin({ local }: Stage, provider: OtherSide, { person, isSignedIn, stored = {} }: Beginning): void {
  const { extraId } = people[person];
  for (const [key, value] of Object.entries(stored)) local.setItem(key, JSON.stringify(value));
  if (!isSignedIn) return;
  const session = provider.let((database, at) => openSession(database, extraId, at));
  if (!session) throw new Error(`${person} cannot sign in.`);
  local.setItem("accessToken", session.accessToken);
  local.setItem("refreshToken", session.refreshToken);
  local.setItem("currentUser", JSON.stringify(session.user));
}
