import type { Session } from "#app/session/session.ts";

/** Returns a check whether the current user is still signed in, in the same session. */
export function samePerson({ session }: { session: Pick<Session, "id"> }): () => boolean {
  const own = session.id();
  return () => own !== null && session.id() === own;
}

/** The same function, without effect once the user has changed. */
export const onlyWhile =
  <Given extends unknown[]>(isSameUser: () => boolean, act: (...given: Given) => void) =>
  (...given: Given): void => {
    if (isSameUser()) act(...given);
  };
