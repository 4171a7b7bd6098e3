import * as fc from "fast-check";
import { calls } from "../../app/client/calls.ts";
import { faultKinds, type FaultKind } from "../../app/sandbox/faultKinds.ts";
import { personIds, people, type PersonId } from "../../src/people/people.ts";

/**
 * One thing that a monkey does. `pick` chooses among what is there by name (`eyes.ts`), so that the same number means the
 * same button wherever it is met.
 */
export type Action =
  | { kind: "press"; pick: number }
  | { kind: "type"; pick: number; text: number }
  | { kind: "key"; key: string }
  | { kind: "back" | "forward" | "reload" | "connection" | "sign out elsewhere" }
  | { kind: "sign in elsewhere"; person: PersonId }
  | { kind: "fault"; call: string; fault: FaultKind }
  /** The provider's clock goes on: codes and tokens grow old. */
  | { kind: "later"; seconds: number };

const KEYS =
  "Tab Shift+Tab Enter Escape Space ArrowDown ArrowUp ArrowLeft ArrowRight Home End PageDown Backspace Delete".split(
    " ",
  );

const nat = fc.nat({ max: 0xffff_ffff });
const always = (kind: "back" | "forward" | "reload" | "connection" | "sign out elsewhere") =>
  fc.constant({ kind } as const);
const withAccount = personIds.filter((id) => people[id].account === "verified");

const action: fc.Arbitrary<Action> = fc.oneof(
  { weight: 50, arbitrary: fc.record({ kind: fc.constant("press"), pick: nat }) },
  { weight: 14, arbitrary: fc.record({ kind: fc.constant("type"), pick: nat, text: nat }) },
  { weight: 12, arbitrary: fc.record({ kind: fc.constant("key"), key: fc.constantFrom(...KEYS) }) },
  { weight: 5, arbitrary: always("back") },
  { weight: 2, arbitrary: always("forward") },
  { weight: 2, arbitrary: always("reload") },
  { weight: 3, arbitrary: always("connection") },
  {
    weight: 7,
    arbitrary: fc.record({
      kind: fc.constant("fault"),
      call: fc.constantFrom("*", "*", "*", ...Object.keys(calls)),
      fault: fc.constantFrom(...faultKinds),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("later"), seconds: fc.constantFrom(61, 11 * 60, 3600) }) },
  { weight: 1, arbitrary: always("sign out elsewhere") },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant("sign in elsewhere"), person: fc.constantFrom(...withAccount) }),
  },
);

/** The same number for the same text. */
const numberOf = (text: string): number => [...text].reduce((sum, sign) => (sum * 31 + sign.codePointAt(0)!) | 0, 7);

/** The same seed gives the same actions, whatever is met on the way. */
export const actionsOf = (seed: string, count: number): Action[] =>
  fc.sample(action, { seed: numberOf(seed), numRuns: count });
