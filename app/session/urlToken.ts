import { captureUrlToken } from "#app/session/captureUrlToken.ts";

export type LinkToken = { token: string | null; email: string | null };

type Address = Pick<Location, "pathname" | "search" | "hash">;
type Past = Pick<History, "state" | "replaceState">;

const fieldsOf = (value: unknown): Record<string, unknown> => (typeof value === "object" ? { ...value } : {});

const asText = (value: unknown): string | null => (typeof value === "string" && value ? value : null);

/**
 * Takes token and e-mail address out of the address bar before anything is drawn and keeps them in this history entry, which
 * a reload brings back and no other page, header or storage ever sees (S5, P13, P14). Call it first of all at start.
 */
export function takeUrlToken(location: Address, history: Past): LinkToken {
  const state = fieldsOf(history.state);
  const { token, email, strippedUrl } = captureUrlToken(location.pathname + location.search + location.hash);
  if (token === null && email === null) return storedUrlToken(history);
  history.replaceState({ ...state, link: { token, email } }, "", strippedUrl);
  return { token, email };
}

/** What `takeUrlToken` has kept of a link. */
export function storedUrlToken({ state }: Pick<History, "state">): LinkToken {
  const { token, email } = fieldsOf(fieldsOf(state).link);
  return { token: asText(token), email: asText(email) };
}

/** Drops what `takeUrlToken` kept, once the link is used up or refused. */
export function forgetUrlToken(history: Past): void {
  const { link: _link, ...state } = fieldsOf(history.state);
  history.replaceState(state, "");
}
