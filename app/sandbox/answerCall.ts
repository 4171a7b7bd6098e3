import type { Call } from "#app/client/calls/defineCall.ts";
import { calls, type CallName } from "#app/client/calls.ts";
import { rules } from "./rules.ts";
import { holderOf } from "./rules/tokens.ts";
import { refuse, type Reply } from "./database/reply.ts";
import type { Instant } from "./database/time.ts";
import type { Database } from "./database.ts";

/** A parsed request, not validated yet. */
export type ReceivedCall = {
  params: Record<string, string>;
  query: Record<string, string>;
  body: unknown;
  bearer: string | null;
};

const signInFirst = () => refuse(401, "Bitte melden Sie sich an.", { error: "NO_TOKEN" });
const tokenDead = () => refuse(401, "Sie sind nicht mehr angemeldet.", { error: "TOKEN_INVALID" });
const otherPerson = () => refuse(403, "Das sind die Daten einer anderen Person.", { error: "FORBIDDEN" });
const malformed = () => refuse(422, "Bitte prüfen Sie Ihre Angaben.", { error: "VALIDATION" });

/** The ids in a request that identify its user. */
function namedPersons(row: Call, { params, body }: ReceivedCall): unknown[] {
  const isAboutExtra = row.path.startsWith("/extra");
  const inPath = [params.extraId, isAboutExtra ? params.id : undefined];
  const inBody = typeof body === "object" && body !== null && "extra_id" in body ? [body.extra_id] : [];
  return [...inPath, ...inBody].filter((id) => id !== undefined);
}

/** Validates a call before its rule runs: token first, then schema, then whether it concerns the caller. */
export function answerCall(
  database: Database,
  name: CallName,
  received: ReceivedCall,
  at: Instant,
): Reply | Promise<Reply> {
  const row: Call = calls[name];
  const isGuarded = row.bearer === "required";
  const holder = isGuarded ? holderOf(database, received.bearer, at) : null;
  const caller = holder === null ? null : (database.accounts[holder] ?? null);
  if (isGuarded && !caller) return received.bearer === null ? signInFirst() : tokenDead();
  const query = row.query?.safeParse(received.query);
  const body = row.request?.safeParse(received.body);
  if (query?.success === false || body?.success === false) return malformed();
  if (caller && namedPersons(row, received).some((id) => String(id) !== caller.extra.extra_id)) return otherPerson();
  const given = { database, at, params: received.params, query: query?.data, body: body?.data, caller };
  /** All parts were parsed with this row's schemas, which TypeScript cannot infer for a dynamic name. */
  return rules[name](given as never);
}
