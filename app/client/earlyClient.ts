import { requestOf } from "#app/client/requestOf.ts";

type EarlyAnswer = {
  authorization: string | undefined;
  /** Milliseconds since 1970, by the clock of the device. */
  requestedAt: number;
  answer: Promise<Response>;
};

declare global {
  /** By address: what `router/preload.ts` has asked for while the code was still on its way. */
  var earlyAnswers: Map<string, EarlyAnswer> | undefined;
}

/** As long as what is read counts as fresh. */
const LONGEST_MS = 30_000;

/** Sends a GET that a call will want, exactly as the call would. */
export function sendEarly(url: string, accessToken: string): void {
  const request = requestOf("GET", accessToken);
  const answer = fetch(url, request);
  // Whoever takes it hears of it.
  answer.catch(() => {});
  globalThis.earlyAnswers ??= new Map();
  globalThis.earlyAnswers.set(url, {
    authorization: request.headers.Authorization,
    requestedAt: Date.now(),
    answer,
  });
}

/** The answer to what was asked for early, once, with the same token. Whatever changes something makes all others out of date. */
export function takeEarly(url: string, method: string, authorization: string | undefined): EarlyAnswer | null {
  const answers = globalThis.earlyAnswers;
  if (method !== "GET") answers?.clear();
  const early = answers?.get(url);
  if (!answers || !early) return null;
  answers.delete(url);
  const isUsable = early.authorization === authorization && Math.abs(Date.now() - early.requestedAt) < LONGEST_MS;
  return isUsable ? early : null;
}
