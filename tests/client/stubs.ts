import type { Announcement } from "#app/client/announcement.ts";
import * as notices from "#app/client/notice.ts";
import { createClient, type Client, type ClientDeps, type SessionClient } from "#app/client/client.ts";
import type { Call as AnyCall } from "#app/client/calls/defineCall.ts";
import { calls, type CallName } from "#app/client/calls.ts";
import type { Fetch, OnSent } from "#app/client/request.ts";
import type { Result } from "#app/client/result.ts";
import { createSignedInSend } from "#app/client/signedInSend.ts";
import { samples } from "#tests/client/samples.ts";
import { createBrowser, createFence, createLock } from "#tests/session/stubs.ts";

export type Request = {
  method: string;
  url: string;
  path: string;
  query: Record<string, string>;
  headers: Headers;
  bearer: string | null;
  body: unknown;
  /** Reports the progress of the body. */
  onSent?: OnSent;
  /** What the browser stores of it and sends automatically. */
  fetchOptions: Pick<RequestInit, "cache" | "credentials">;
};

export type Answer = (request: Request, signal: AbortSignal) => Response | Promise<Response>;

export const json = (body: unknown, status = 200): Response => Response.json(body, { status });

export const CALL_NAMES = Object.keys(calls) as CallName[];
/** Calls that only some providers offer. */
export const PROPOSED_CALLS = CALL_NAMES.filter((name) => "offer" in calls[name]);
export const TOKENS = { accessToken: "access-1", refreshToken: "refresh-1" };

/** A client in its own browser, with all its requests and announcements; signed in unless `tokens` is null. */
export function start(
  answer: Answer,
  {
    tokens = TOKENS,
    browser = createBrowser(),
    lock = createLock(),
    fence = createFence(),
    isOnline = () => true,
    baseUrl = "/api",
    offers = { has: () => true, noteAnswer: () => undefined },
    arrives = async () => undefined,
  }: {
    tokens?: { accessToken: string; refreshToken: string } | null;
    browser?: ReturnType<typeof createBrowser>;
    lock?: ReturnType<typeof createLock>;
    fence?: Parameters<typeof createSignedInSend>[0]["fence"];
    isOnline?: () => boolean;
    baseUrl?: string;
    offers?: ClientDeps["offers"];
    /** When the code of the calls that need a session loads. */
    arrives?: () => Promise<undefined>;
  } = {},
) {
  const requests: Request[] = [];
  const announcements: Announcement[] = [];
  const page = browser.openPage();

  const fetch: Fetch = async (input, init) => {
    const url = new URL(input, "http://provider.test");
    const headers = new Headers(init.headers);
    const request: Request = {
      method: init.method,
      url: input,
      path: url.pathname,
      query: Object.fromEntries(url.searchParams),
      headers,
      bearer: headers.get("authorization"),
      body: typeof init.body === "string" ? (JSON.parse(init.body) as unknown) : undefined,
      fetchOptions: { cache: init.cache, credentials: init.credentials },
      ...("onSent" in init && { onSent: init.onSent }),
    };
    requests.push(request);
    return answer(request, init.signal);
  };

  const announce = (announcement: Announcement): void => void announcements.push(announcement);
  const { session, tabs } = page;
  const ofPage = createClient({
    baseUrl,
    fetch,
    session,
    announce,
    offers,
    isOnline,
    loadNotices: () => Promise.resolve(notices),
    loadSignedIn: async (send) => {
      await arrives();
      return createSignedInSend({ send, session, tabs, lock, fence });
    },
  });
  if (tokens) session.start(tokens);

  /** As on signed-in screens with tokens; without them as before the sign-in. */
  const client: Client & SessionClient = {
    ...ofPage,
    call: tokens ? ofPage.inSession().call : (ofPage.call as SessionClient["call"]),
  };
  /** Any call of the table with its sample input, as the current user. */
  const make = (name: CallName, input: object = samples[name].input ?? {}, options = {}) => {
    const call = ofPage.inSession().call as (row: AnyCall, input: object, options: object) => Promise<Result<unknown>>;
    return call(calls[name], input, options);
  };

  return { ...page, browser, shared: { lock, fence }, client, make, requests, announcements };
}

export const refusalIn = (result: Result<unknown>) => {
  if (result.ok) throw new Error("expected a refusal");
  return result.apiError;
};

export const isRefresh = (request: Request): boolean => request.path.endsWith("/auth/refresh");
