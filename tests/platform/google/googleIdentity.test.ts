import { afterEach, expect, test, vi } from "vitest";
import { CHOICE_LIMIT_MS, createGoogleIdentity } from "#app/platform/google/googleIdentity.ts";
import type { GoogleOAuth } from "#app/platform/google/identityScript.ts";
import type { GoogleChoice } from "#app/platform/google/port.ts";

type TokenClient = Parameters<GoogleOAuth["initTokenClient"]>[0];

const profile = { name: "Amira Okonkwo", email: "amira@example.de", picture: "https://example.com/a.png" };

afterEach(() => vi.useRealTimers());

/** Google's script with an open window: `answer` and `fail` finish it. */
function start({ loadScript, fetchProfile }: Partial<Parameters<typeof createGoogleIdentity>[1]> = {}) {
  const opened: TokenClient[] = [];
  const oauth: GoogleOAuth = {
    initTokenClient: (client) => ({ requestAccessToken: () => void opened.push(client) }),
  };
  const requestedWith: string[] = [];
  const google = createGoogleIdentity(
    { clientId: "client-1", script: null },
    {
      loadScript: loadScript ?? (async () => oauth),
      fetchProfile:
        fetchProfile ??
        (async (accessToken) => {
          requestedWith.push(accessToken);
          return profile;
        }),
    },
  );
  const chosen = google.choose();
  // Always `await` it: it would advance the fake clock of the next test.
  const window = () =>
    vi.waitFor(() => {
      const [client] = opened;
      if (!client) throw new Error("Google's window is not open.");
      return client;
    });
  return { chosen, window, opened, requestedWith };
}

test("a chosen account returns name, address and picture", async () => {
  const { chosen, window, requestedWith } = start();
  (await window()).callback({ access_token: "token-1", token_type: "Bearer", expires_in: 3599 });
  expect(await chosen).toEqual<GoogleChoice>({ kind: "chosen", profile });
  expect(requestedWith).toEqual(["token-1"]);
});

test("Google is requested with name, address and picture for this client, with a choice of accounts, and nothing else", async () => {
  const { window } = start();
  expect(await window()).toMatchObject({
    client_id: "client-1",
    scope: "openid email profile",
    prompt: "select_account",
  });
});

test("closing the window cancels, and so does declining", async () => {
  const closing = start();
  (await closing.window()).error_callback({ type: "popup_closed", message: "Popup window closed" });
  expect(await closing.chosen).toEqual<GoogleChoice>({ kind: "cancelled" });
  const declining = start();
  (await declining.window()).callback({ error: "access_denied" });
  expect(await declining.chosen).toEqual<GoogleChoice>({ kind: "cancelled" });
  expect([...closing.requestedWith, ...declining.requestedWith]).toEqual([]);
});

test.each([
  ["no token", {}],
  ["an empty token", { access_token: "" }],
  ["another error", { error: "invalid_scope" }],
  ["nothing", undefined],
  ["a text", "token"],
  ["a token that is no text", { access_token: { value: "token" } }],
])("an answer with %s rejects", async (_, answer) => {
  const { chosen, window } = start();
  (await window()).callback(answer);
  await expect(chosen).rejects.toThrow("Google gives no access");
});

test.each([
  [{ type: "popup_failed_to_open" }],
  [{ type: "unknown" }],
  [{ type: "something_new" }],
  [new Error()],
  [null],
])("a window that does not work rejects (%o)", async (error) => {
  const { chosen, window } = start();
  (await window()).error_callback(error);
  await expect(chosen).rejects.toThrow("Google gives no access");
});

test("a script or a profile that fails to load rejects", async () => {
  const blocked = start({ loadScript: () => Promise.reject(new Error("blocked")) });
  await expect(blocked.chosen).rejects.toThrow("blocked");
  const silent = start({ fetchProfile: () => Promise.reject(new Error("silent")) });
  (await silent.window()).callback({ access_token: "token-1" });
  await expect(silent.chosen).rejects.toThrow("silent");
});

test("a silent window does not keep the entry closed for ever", async () => {
  vi.useFakeTimers();
  const { chosen, opened, requestedWith } = start();
  const result = chosen.catch((reason: unknown) => String(reason));
  await vi.advanceTimersByTimeAsync(CHOICE_LIMIT_MS - 1);
  await expect(Promise.race([result, Promise.resolve("still open")])).resolves.toBe("still open");
  await vi.advanceTimersByTimeAsync(1);
  expect(await result).toContain("nobody has chosen");
  opened[0]?.callback({ access_token: "too-late" });
  expect(requestedWith).toEqual([]);
});
