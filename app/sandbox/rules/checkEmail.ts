import { accountByEmail } from "../world/account.ts";
import { accept, type Reply } from "../world/reply.ts";
import type { World } from "../world.ts";

/** The id is only given where the way goes on with it. */
export function checkEmail(world: World, { email }: { email: string }): Reply {
  const account = accountByEmail(world, email);
  if (!account) return accept({ data: { status: "not_found" } });
  const { status, extra } = account;
  const goesOn = status === "verified" || status === "unverified";
  return accept({ data: goesOn ? { status, extraId: extra.extra_id } : { status } });
}
