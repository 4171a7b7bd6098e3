import * as z from "zod/mini";
import type { Call } from "#app/client/calls/defineCall.ts";
import { within } from "#app/platform/limit.ts";
import type { Result } from "#app/client/result.ts";
import { requestOf } from "#app/client/requestOf.ts";
import { readApiError, apiErrorWith, unanswered } from "#app/client/apiError.ts";
import { providerMessageOf } from "#app/client/providerMessage.ts";
import { addressPart } from "#src/lib/addressPart.ts";
import { yesNo } from "#src/model/reading.ts";

/** The input of any call; `InputOf` checks which parts a call has. */
export type Input = { params?: Record<string, string | number>; query?: unknown; body?: unknown; onSent?: OnSent };

/** Upload progress, from 0 to 1. */
export type OnSent = (share: number) => void;

const NO_ANSWER = Symbol("no JSON");

/** Fills in the path parameters. Throws for a value that would change the path. */
function pathOf(template: string, params: Input["params"] = {}): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const part = addressPart(String(params[name] ?? ""));
    if (/^\.{0,2}$/.test(part)) throw new Error(`No ${name} for ${template}`);
    return part;
  });
}

function urlOf(baseUrl: string, row: Call, { params, query }: Input): string {
  const pairs = new URLSearchParams(query as Record<string, string> | undefined);
  return baseUrl + pathOf(row.path, params) + (pairs.size > 0 ? `?${pairs}` : "");
}

/** Without content: `undefined` with status 204, which may mean an empty list, else the empty string. */
function parsed(text: string, status: number): unknown {
  if (text === "") return status === 204 ? undefined : text;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return NO_ANSWER;
  }
}

const isRefusal = (body: unknown): boolean =>
  typeof body === "object" && body !== null && "success" in body && yesNo(body.success) === false;

function read(row: Call, response: Response, text: string): Result<unknown> {
  // An empty body counts only if it comes from the provider, not after the redirect of a captive portal.
  const body = response.redirected && text === "" ? NO_ANSWER : parsed(text, response.status);
  if (!response.ok || isRefusal(body)) {
    const apiError = readApiError(response, body);
    // HTML of a proxy or captive portal is not a refusal: the provider responds with JSON or without a body.
    const isPage = body === NO_ANSWER && apiError.code === "refused";
    return { ok: false, apiError: isPage ? apiErrorWith("malformed", response.status) : apiError };
  }
  const answer = body === NO_ANSWER ? null : z.safeParse(row.answer, body);
  return answer?.success
    ? { ok: true, value: answer.data, message: providerMessageOf(body).message }
    : { ok: false, apiError: apiErrorWith("malformed", response.status) };
}

/** Sends a request and parses the response with the row's schema; never rejects (N1, MSG-06 to MSG-11). */
export type Send = (
  row: Call,
  input: Input,
  accessToken: string | null,
  signal: AbortSignal,
) => Promise<Result<unknown>>;

/** Sends a call in one session, refreshing expired tokens. Rejects if aborted while it waits for the refresh. */
export type SendSignedIn = (id: string, row: Call, input: Input, signal: AbortSignal) => Promise<Result<unknown>>;

/** Loaded with the first call that needs a session: sign-in and sign-up do without. */
export type LoadSignedIn = (send: Send) => Promise<SendSignedIn>;

type Request = ReturnType<typeof requestOf> & { signal: AbortSignal };
export type UploadRequest = Request & { onSent: OnSent };

/** The part of `fetch` that calls use; `onSent` reports upload progress. */
export type Fetch = (url: string, request: Request | UploadRequest) => Promise<Response>;

export function createSend(baseUrl: string, fetch: Fetch, isOnline: () => boolean): Send {
  return async (row, input, accessToken, signal) => {
    try {
      const body = row.request ? JSON.stringify(input.body) : undefined;
      const url = urlOf(baseUrl, row, input);
      const request = { ...requestOf(row.method, accessToken, body), signal };
      const sending = fetch(url, input.onSent ? { ...request, onSent: input.onSent } : request);
      const response = await within(signal, sending);
      const text = await within(signal, response.text());
      return read(row, response, text.trim());
    } catch (error) {
      return { ok: false, apiError: unanswered(signal, isOnline, error) };
    }
  };
}
