import { armFault } from "#app/sandbox/faults.ts";
import type { FaultKind } from "#app/sandbox/faultKinds.ts";
import { createStore, DEFAULT_DATABASE, type Store } from "#app/sandbox/store.ts";
import { wait } from "#app/sandbox/wait.ts";
import type { Message } from "#app/sandbox/database/records.ts";
import type { Database } from "#app/sandbox/database.ts";
import { JourneyStop } from "./hand/hand.ts";
import { stopWords } from "./hand/stopWords.ts";

export type OtherSide = ReturnType<typeof createOtherSide>;

/** So that somebody who watches sees that the app waits. */
const LATENCY_MS = 250;

const PATIENCE_MS = 10_000;
const EVERY_MS = 50;

/** Everything that a person of a journey does not do at the screen: the provider, its mails, and other people. */
export function createOtherSide(settings: Readonly<Record<string, number>> = {}, onChange: () => void = () => {}) {
  let isThere = false;
  const store: Store = createStore({ now: Date.now, wait, onChange: () => isThere && onChange() });
  store.reset(DEFAULT_DATABASE, { seed: `journey ${Date.now()}`, settings: { latencyMs: LATENCY_MS, ...settings } });
  isThere = true;
  const database = (): Database => store.read(DEFAULT_DATABASE);
  const earlier = new Set(database().messages.map(({ id }) => id));
  async function newest(to: string, part: "code" | "link"): Promise<string> {
    for (const end = performance.now() + PATIENCE_MS; performance.now() < end;) {
      const text = database().messages.find((message) => message.to === to && message[part] !== null)?.[part];
      if (text) return text;
      await new Promise((done) => setTimeout(done, EVERY_MS));
    }
    throw new JourneyStop(stopWords.notSent(part, to));
  }
  return {
    store,
    database,
    /** What was sent on the way, the newest first. */
    messages: (): readonly Message[] => database().messages.filter(({ id }) => !earlier.has(id)),
    /** The newest that was sent to an address or a number, as soon as there is one. */
    code: (to: string) => newest(to, "code"),
    link: (to: string) => newest(to, "link"),
    /** Lets other people or the provider itself act. `at`: the provider's time. */
    let: <Answer>(rule: (database: Database, at: number) => Answer): Answer => store.change(DEFAULT_DATABASE, rule),
    /** Every call goes wrong in this way from now on. */
    fail: (kind: FaultKind) =>
      store.change(DEFAULT_DATABASE, (draft) => armFault(draft, { call: "*", kind, times: Number.MAX_SAFE_INTEGER })),
  };
}
