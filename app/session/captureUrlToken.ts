import { withoutEnd } from "#src/lib/typedText.ts";
import { readEmail } from "#src/model/auth/auth.ts";

export type UrlToken = {
  token: string | null;
  email: string | null;
  /** URL without token and e-mail address, safe for the address bar (S5). */
  strippedUrl: string;
};

/** `amp;email` results from a link that was escaped twice (P12). */
const plainName = (name: string): string => name.replace(/^(?:amp;)+/, "");

/** Punctuation that may follow a link in a text. */
const BEHIND = ".,;:!?";

/**
 * Removes characters that no token contains: blanks, line breaks and invisible characters, brackets and quotes around
 * it, and the `=` of a soft line break in a mail.
 */
function readToken(text: string): string {
  const token = withoutEnd(text.replace(/[\s\p{DI}\p{Cc}<>()[\]{}"'„“”‚‘’«»]/gu, ""), BEHIND);
  const unpadded = withoutEnd(token, "=");
  return unpadded.replaceAll("=", "") + token.slice(unpadded.length);
}

/** `3D` is left of an encoded `=` (quoted-printable); only an e-mail address proves it. */
function withoutTransfer({ token, email }: Found): Found {
  const isTransferred = [token, email].every((value) => value?.startsWith("3D"));
  return isTransferred ? { token: token?.slice(2), email: email?.slice(2) } : { token, email };
}

type Found = { token?: string | undefined; email?: string | undefined };

/**
 * Takes token and e-mail address out of a URL path of this host (ROUTE-15, ROUTE-17). A plus stays a plus: neither
 * contains blanks. `strippedUrl` always stays on this host, even for a path such as `//evil`.
 */
export function captureUrlToken(address: string): UrlToken {
  const { pathname, search, hash } = new URL(`https://gangway.invalid${address}`);
  const remaining: [string, string][] = [];
  const found: Found = {};
  for (const [name, value] of new URLSearchParams(search.replaceAll("+", "%2B"))) {
    const plain = plainName(name);
    if (plain === "token") found.token ||= readToken(value);
    else if (plain === "email") found.email ||= readEmail(value);
    else remaining.push([name, value]);
  }
  const { token, email } = withoutTransfer(found);
  const query = remaining.length > 0 ? `?${new URLSearchParams(remaining)}` : "";
  return {
    token: token || null,
    email: email || null,
    // Collapses leading slashes.
    strippedUrl: `${pathname.replace(/\/+/, "/")}${query}${hash}`,
  };
}
