import * as z from "zod/mini";
import type { Call } from "#app/client/calls/defineCall.ts";
import { within } from "#app/platform/limit.ts";
import type { Result } from "#app/client/result.ts";
import { requestOf } from "#app/client/requestOf.ts";
import { readApiError, apiErrorWith, unanswered } from "#app/client/apiError.ts";
import { providerMessageOf } from "#app/client/providerMessage.ts";
import { addressPart } from "#src/lib/addressPart.ts";
import { yesNo } from "#src/model/reading.ts";

/** The parts of a call's input; which of them a call has is checked where it is made (`InputOf`). */
export type Input = { params?: Record<string, string | number>; query?: unknown; body?: unknown; onSent?: OnSent };

/** Told again and again which share of the body has gone, from 0 to 1. */
export type OnSent = (share: number) => void;

const NO_ANSWER = Symbol("no JSON");

/** The path with its parameters; a parameter that would name another path is an error of the caller. */
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

/** Without content: `undefined` where the status says so, which may be an empty list, else the empty text. */
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
  // Only the provider may say something by an empty answer, not where a WLAN has led to.
  const body = response.redirected && text === "" ? NO_ANSWER : parsed(text, response.status);
  if (!response.ok || isRefusal(body)) {
    const apiError = readApiError(response, body);
    // The page of a proxy or of a WLAN refuses nothing: the provider speaks JSON, or does not say why.
    const isPage = body === NO_ANSWER && apiError.code === "refused";
    return { ok: false, apiError: isPage ? apiErrorWith("malformed", response.status) : apiError };
  }
  const answer = body === NO_ANSWER ? null : z.safeParse(row.answer, body);
  return answer?.success
    ? { ok: true, value: answer.data, message: providerMessageOf(body).message }
    : { ok: false, apiError: apiErrorWith("malformed", response.status) };
}

/** Sends a request and reads its answer through the schema of the row; resolves whatever happens (N1, MSG-06 to MSG-11). */
export type Send = (
  row: Call,
  input: Input,
  accessToken: string | null,
  signal: AbortSignal,
) => Promise<Result<unknown>>;

/** Sends a call for one session, with a refresh if its tokens are too old. Rejects when nobody waits for the refresh any longer. */
export type SendSignedIn = (id: string, row: Call, input: Input, signal: AbortSignal) => Promise<Result<unknown>>;

/** Fetched with the first call that needs a session: the way in does without. */
export type LoadSignedIn = (send: Send) => Promise<SendSignedIn>;

type Request = ReturnType<typeof requestOf> & { signal: AbortSignal };
export type UploadRequest = Request & { onSent: OnSent };

/** As much of `fetch` as a call needs; with `onSent` it says how far the body is. */
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
