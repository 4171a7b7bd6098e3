import type { Account } from "../world/records.ts";
import { accountByEmail } from "../world/account.ts";
import { loginUser } from "../world/loginUser.ts";
import { accept, refuse, type Reply } from "../world/reply.ts";
import { timestamp, type Instant } from "../world/time.ts";
import type { World } from "../world.ts";
import { openFamily, rotate } from "./tokens.ts";

export function login(world: World, input: { email: string; password: string }, at: Instant): Reply {
  const account = accountByEmail(world, input.email);
  if (account?.status !== "verified" || account.password !== input.password) {
    return refuse(401, "E-Mail-Adresse und Passwort passen nicht zusammen.", { error: "INVALID_CREDENTIALS" });
  }
  account.extra.last_login_at = timestamp(at);
  const tokens = openFamily(world, account.extra.extra_id, at);
  return accept({ data: { ...tokens, user: loginUser(account.extra) } });
}

export function me(caller: Account): Reply {
  const { extra } = caller;
  const privateFields = {
    iban: extra.iban,
    socialSecurityNumber: extra.sozialversicherung,
    accountHolder: `${extra.first_name} ${extra.last_name}`.trim(),
  };
  return accept({ data: { user: { ...loginUser(extra), ...privateFields } } });
}

export function refresh(world: World, { refreshToken }: { refreshToken: string }, at: Instant): Reply {
  const tokens = rotate(world, refreshToken, at);
  if (tokens) return accept({ data: tokens });
  return refuse(401, "Ihre Anmeldung ist abgelaufen. Bitte melden Sie sich neu an.", {
    error: "INVALID_REFRESH_TOKEN",
  });
}
