import * as z from "zod/mini";
import { calls, type CallName } from "#app/client/calls.ts";
import { UNREAD, type Situation } from "./situation.ts";
import { day } from "./situations/day.ts";
import { events } from "./situations/events.ts";
import { forms } from "./situations/forms.ts";
import { groups } from "./situations/groups.ts";
import { papers } from "./situations/papers.ts";
import { profile } from "./situations/profile.ts";
import { wayIn } from "./situations/wayIn.ts";

const areas = [wayIn, profile, events, groups, day, forms, papers];

/** Calls that no screen makes yet. */
export const open: readonly CallName[] = [];

export const callNames = Object.keys(calls) as CallName[];

const takes = (call: CallName, body: unknown): boolean => z.safeParse(calls[call].answer, body).success;

/** No content, and `null` in the place of the list, is an empty list. */
const fineFor = (call: CallName) => (takes(call, []) && !takes(call, {}) ? UNREAD : []);

/** What the matrix is made of: each call of the contract where the app makes it. */
export const situations: readonly (Situation & { call: CallName })[] = callNames.flatMap((call) =>
  areas
    .flatMap((area) => area[call] ?? [])
    .map((situation) => ({ call, ...situation, fine: [...(situation.fine ?? []), ...fineFor(call)] })),
);
