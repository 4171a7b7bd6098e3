import { AUTO_SEND_GUARD_MS } from "#src/model/auth/auth.ts";

/**
 * Lets one automatic send to an address through within 2 s; a second one gets the answer of the first (AUTH-63, FMT-27).
 * `now` in milliseconds.
 */
export function createSendOnce<Answer>(now: () => number) {
  const last = new Map<string, { at: number; answer: Promise<Answer> }>();
  return (address: string, send: () => Promise<Answer>): Promise<Answer> => {
    const before = last.get(address);
    if (before && now() - before.at < AUTO_SEND_GUARD_MS) return before.answer;
    const answer = send();
    last.set(address, { at: now(), answer });
    return answer;
  };
}
