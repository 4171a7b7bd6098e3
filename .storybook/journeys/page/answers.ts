import { getResponse } from "msw";
import { createHandlers } from "#app/sandbox/handlers.ts";
import { createOutboxHandlers } from "#app/sandbox/outbox/api.ts";
import type { Store } from "#app/sandbox/store.ts";

/** Answers what this page asks the provider for; everything else goes its usual way. */
export function answerFrom(store: Store): void {
  const handlers = [...createHandlers(store), ...createOutboxHandlers(store)];
  const fetchOfPage = window.fetch;
  window.fetch = async (input, init) => {
    const request = new Request(input, init);
    const answer = await getResponse(handlers, request.clone());
    if (!answer) return fetchOfPage(input, init);
    // What an aborted request rejects with in a browser, and what a lost connection does.
    if (request.signal.aborted) throw new DOMException("aborted", "AbortError");
    if (answer.type === "error") throw new TypeError("Failed to fetch");
    return answer;
  };
}
