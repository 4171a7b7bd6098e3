import { requestOf } from "#app/client/requestOf.ts";

type EarlyAnswer = {
  authorization: string | undefined;
  /** Milliseconds since 1970, by the device clock. */
  requestedAt: number;
  answer: Promise<Response>;
};

declare global {
  /** By URL: requests sent by `router/preload.ts` while the code was still loading. */
  var earlyAnswers: Map<string, EarlyAnswer> | undefined;
}

/** The stale time of queries. */
const LONGEST_MS = 30_000;

/** Sends a GET ahead of the call that needs it, with the same headers. */
export function sendEarly(url: string, accessToken: string): void {
  const request = requestOf("GET", accessToken);
  const answer = fetch(url, request);
  // Handled by the caller of `takeEarly`; prevents an unhandled rejection.
  answer.catch(() => {});
  globalThis.earlyAnswers ??= new Map();
  globalThis.earlyAnswers.set(url, {
    authorization: request.headers.Authorization,
    requestedAt: Date.now(),
    answer,
  });
}

/** Takes the early response, if the token is the same. Any method other than GET invalidates all early responses. */
export function takeEarly(url: string, method: string, authorization: string | undefined): EarlyAnswer | null {
  const answers = globalThis.earlyAnswers;
  if (method !== "GET") answers?.clear();
  const early = answers?.get(url);
  if (!answers || !early) return null;
  answers.delete(url);
  const isUsable = early.authorization === authorization && Math.abs(Date.now() - early.requestedAt) < LONGEST_MS;
  return isUsable ? early : null;
}
