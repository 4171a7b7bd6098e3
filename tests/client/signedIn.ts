import type { PersonId } from "#src/people/people.ts";
import { start, type Request } from "#tests/client/stubs.ts";
import { startProvider } from "#tests/sandbox/provider.ts";

/** The app's own client for a signed-in user of the mock server, and its last request. */
export async function signedIn(id: PersonId) {
  const provider = startProvider();
  const tokens = await provider.signIn(id);
  const { client, requests } = start(
    ({ url, method, body, bearer }) => provider.send(url, { method, body, token: bearer?.split(" ")[1] ?? null }),
    { tokens },
  );
  const last = (): Request => {
    const request = requests.at(-1);
    if (!request) throw new Error("Nothing was asked.");
    return request;
  };
  return { provider, client, last };
}
