import type { StoredLoginUser } from "#src/model/auth/loginUser.ts";
import { LOGIN_USER_FIELDS } from "#src/model/auth/loginUserFields.ts";
import type { PendingAuth } from "#src/model/auth/pendingAuth.ts";

/*
 * Readers for the first screen. Written by hand: the schema library would double the code that has to load before the
 * e-mail field works.
 */

const TOKEN = /^(?!(?:undefined|null|true|false|nan)$)[\w.~+/=|:%-]{1,8192}$/i;

/** A token that is valid in a header; `"undefined"`, malformed or overlong text is none (P17, T7). */
export const readToken = (text: string | null): string | null => (TOKEN.test(String(text)) ? text : null);

/** The session that the stored tokens belong to, and its number of refreshes. */
export type Mark = { id: string; rotation: number };

export function readMark(text: string | null): Mark | null {
  const mark = /^([\w-]{1,64})\.(\d{1,9})$/.exec(String(text));
  return mark?.[1] ? { id: mark[1], rotation: Number(mark[2]) } : null;
}

export const writeMark = ({ id, rotation }: Mark): string => `${id}.${rotation}`;

/** The fields of stored JSON; null if it is invalid or not an object. */
export function readFields(text: string | null): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(String(text));
    return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : null;
  } catch {
    return null;
  }
}

/** The string itself, or "" for anything else. */
export const asText = (value: unknown): string => (typeof value === "string" ? value : "");

/** The ten fields that may be stored; drops all others (P18, SESS-03). */
export const onlyStoredFields = (user: Partial<Record<keyof StoredLoginUser, unknown>>): StoredLoginUser =>
  Object.fromEntries(LOGIN_USER_FIELDS.map((field) => [field, asText(user[field])])) as StoredLoginUser;

export function readUser(text: string | null): StoredLoginUser | null {
  const fields = readFields(text);
  return fields && asText(fields.extraId) ? onlyStoredFields(fields) : null;
}

/** The pending sign-in or sign-up (ENT-61 to ENT-63, SESS-07). */
export function readPendingAuth(text: string | null): PendingAuth | null {
  const fields = readFields(text);
  if (!fields || !asText(fields.email) || typeof fields.needsPassword !== "boolean") return null;
  const { email, needsPassword, extraId } = fields;
  return { email: asText(email), needsPassword, extraId: typeof extraId === "number" ? extraId : asText(extraId) };
}
