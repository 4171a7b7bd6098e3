import type { Session } from "#app/session/session.ts";

/** Says later on whether whoever is signed in now still is, in the same session. */
export function samePerson({ session }: { session: Pick<Session, "id"> }): () => boolean {
  const own = session.id();
  return () => own !== null && session.id() === own;
}

/** The same act, which does nothing once they are gone. */
export const onlyWhile =
  <Given extends unknown[]>(isSameUser: () => boolean, act: (...given: Given) => void) =>
  (...given: Given): void => {
    if (isSameUser()) act(...given);
  };
