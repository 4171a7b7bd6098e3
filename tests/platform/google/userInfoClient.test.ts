import { afterEach, expect, test, vi } from "vitest";
import { fetchGoogleProfile } from "#app/platform/google/userInfoClient.ts";
import { REQUEST_TIMEOUT_MS } from "#app/platform/limit.ts";

const amira = {
  sub: "1078",
  name: "Amira Okonkwo",
  given_name: "Amira",
  email: "amira@example.de",
  email_verified: true,
  picture: "https://lh3.googleusercontent.com/a/amira",
};

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A browser with a fixed response to every request. */
function answering(answer: (request: Request) => Promise<Response>) {
  const requests: Request[] = [];
  const fetch = (url: string, init: RequestInit) => {
    const request = new Request(url, init);
    requests.push(request);
    return answer(request);
  };
  vi.stubGlobal("window", { fetch, location: { origin: "https://gangway.example" } });
  return requests;
}

const profileFrom = (body: unknown) => {
  answering(async () => Response.json(body));
  return fetchGoogleProfile(null, "token-1");
};

test("name, address and picture are read, the rest is dropped", async () => {
  expect(await profileFrom(amira)).toEqual({ name: amira.name, email: amira.email, picture: amira.picture });
});

test("the token is sent to Google in the header, without cookies", async () => {
  const requests = answering(async () => Response.json(amira));
  await fetchGoogleProfile(null, "token-1");
  expect(requests.map(({ url, credentials }) => [url, credentials])).toEqual([
    ["https://www.googleapis.com/oauth2/v3/userinfo", "omit"],
  ]);
  expect(requests[0]?.headers.get("authorization")).toBe("Bearer token-1");
});

test("a replaced script's endpoint is called instead of Google's (S4)", async () => {
  const requests = answering(async () => Response.json(amira));
  await fetchGoogleProfile("/beside/client.js", "token-1");
  expect(requests.map(({ url }) => url)).toEqual(["https://gangway.example/beside/userinfo"]);
});

test("a profile without name and picture is one all the same", async () => {
  expect(await profileFrom({ email: amira.email })).toEqual({ name: "", email: amira.email, picture: "" });
  expect(await profileFrom({ email: amira.email, name: null, picture: null })).toMatchObject({ name: "" });
});

test.each([
  ["no address", { ...amira, email: undefined }],
  ["an empty address", { ...amira, email: "" }],
  ["an address that is no text", { ...amira, email: { value: "amira@example.de" } }],
  ["a name that is no text", { ...amira, name: ["Amira"] }],
  ["an address that Google has not confirmed", { ...amira, email_verified: false }],
  ["an address whose confirmation is unclear", { ...amira, email_verified: "perhaps" }],
  ["nothing", null],
  ["a list", [amira]],
])("an answer with %s rejects", async (_, body) => {
  await expect(profileFrom(body)).rejects.toBeInstanceOf(Error);
});

test("refusal, another page and no connection reject", async () => {
  const answers = [
    async () => Response.json(amira, { status: 401 }),
    async () => new Response("<!doctype html>"),
    async () => {
      throw new TypeError("Failed to fetch");
    },
  ];
  for (const answer of answers) {
    answering(answer);
    await expect(fetchGoogleProfile(null, "token-1")).rejects.toBeInstanceOf(Error);
  }
});

test("a request without a response is aborted after 30 seconds, and its connection too (T12)", async () => {
  vi.useFakeTimers();
  const requests = answering(() => new Promise(() => {}));
  const result = fetchGoogleProfile(null, "token-1").catch((reason: unknown) => String(reason));
  await vi.advanceTimersByTimeAsync(REQUEST_TIMEOUT_MS - 1);
  expect(requests[0]?.signal.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await result).toContain("timeout");
  expect(requests[0]?.signal.aborted).toBe(true);
});
