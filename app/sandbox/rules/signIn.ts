import type { Account } from "../database/records.ts";
import { accountByEmail } from "../database/account.ts";
import { loginUser } from "../database/loginUser.ts";
import { accept, refuse, type Reply } from "../database/reply.ts";
import { timestamp, type Instant } from "../database/time.ts";
import type { Database } from "../database.ts";
import { openFamily, rotate } from "./tokens.ts";

export function login(database: Database, input: { email: string; password: string }, at: Instant): Reply {
  const account = accountByEmail(database, input.email);
  if (account?.status !== "verified" || account.password !== input.password) {
    return refuse(401, "E-Mail-Adresse und Passwort passen nicht zusammen.", { error: "INVALID_CREDENTIALS" });
  }
  account.extra.last_login_at = timestamp(at);
  const tokens = openFamily(database, account.extra.extra_id, at);
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

export function refresh(database: Database, { refreshToken }: { refreshToken: string }, at: Instant): Reply {
  const tokens = rotate(database, refreshToken, at);
  if (tokens) return accept({ data: tokens });
  return refuse(401, "Sie sind nicht mehr angemeldet. Bitte melden Sie sich noch einmal an.", {
    error: "INVALID_REFRESH_TOKEN",
  });
}
