import { captureUrlToken } from "#app/session/captureUrlToken.ts";

export type LinkToken = { token: string | null; email: string | null };

type Address = Pick<Location, "pathname" | "search" | "hash">;
type Past = Pick<History, "state" | "replaceState">;

const fieldsOf = (value: unknown): Record<string, unknown> => (typeof value === "object" ? { ...value } : {});

const asText = (value: unknown): string | null => (typeof value === "string" && value ? value : null);

/**
 * Moves token and e-mail address from the URL into this history entry before the first paint. A reload restores them;
 * no other page, header or storage sees them (S5, P13, P14). Call it first at start.
 */
export function takeUrlToken(location: Address, history: Past): LinkToken {
  const state = fieldsOf(history.state);
  const { token, email, strippedUrl } = captureUrlToken(location.pathname + location.search + location.hash);
  if (token === null && email === null) return storedUrlToken(history);
  history.replaceState({ ...state, link: { token, email } }, "", strippedUrl);
  return { token, email };
}

/** The link stored by `takeUrlToken`. */
export function storedUrlToken({ state }: Pick<History, "state">): LinkToken {
  const { token, email } = fieldsOf(fieldsOf(state).link);
  return { token: asText(token), email: asText(email) };
}

/** Drops the stored link once it is used or refused. */
export function forgetUrlToken(history: Past): void {
  const { link: _link, ...state } = fieldsOf(history.state);
  history.replaceState(state, "");
}
