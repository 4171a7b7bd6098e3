import type { SignedIn } from "#app/shell/signedIn.tsx";

/** Says later on whether whoever is signed in now still is, in the same session. */
export function samePerson({ session }: Pick<SignedIn, "session">): () => boolean {
  const own = session.id();
  return () => own !== null && session.id() === own;
}
