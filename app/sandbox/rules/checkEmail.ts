import { accountByEmail } from "../database/account.ts";
import { accept, type Reply } from "../database/reply.ts";
import type { Database } from "../database.ts";

/** The id is sent only if the next step needs it. */
export function checkEmail(database: Database, { email }: { email: string }): Reply {
  const account = accountByEmail(database, email);
  if (!account) return accept({ data: { status: "not_found" } });
  const { status, extra } = account;
  const goesOn = status === "verified" || status === "unverified";
  return accept({ data: goesOn ? { status, extraId: extra.extra_id } : { status } });
}
