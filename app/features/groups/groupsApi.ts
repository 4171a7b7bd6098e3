import { checkEmail } from "#app/client/contract/access.ts";
import type { SignedIn } from "#app/shell/signedIn.tsx";

/** What the provider knows of an address that is to be invited; `null` when it could not be asked (GRP-82). */
export async function askEmail({ client }: Pick<SignedIn, "client">, email: string): Promise<string | null> {
  const outcome = await client.call(checkEmail, { body: { email } });
  return outcome.ok ? outcome.value.status : null;
}
