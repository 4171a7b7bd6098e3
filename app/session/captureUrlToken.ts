import { withoutEnd } from "#src/lib/typedText.ts";
import { readEmail } from "#src/model/auth/auth.ts";

export type UrlToken = {
  token: string | null;
  email: string | null;
  /** Path, query and fragment without token and e-mail: what the address bar may keep (S5). */
  strippedUrl: string;
};

/** `amp;email` is what is left of a link that was escaped once too often (P12). */
const plainName = (name: string): string => name.replace(/^(?:amp;)+/, "");

/** What a sentence, a list or brackets put behind a link. */
const BEHIND = ".,;:!?";

/**
 * A token without what none has: blanks, line breaks and invisible marks, brackets and quotes around it, and the `=` at
 * which a mail program broke its line.
 */
function readToken(text: string): string {
  const token = withoutEnd(text.replace(/[\s\p{DI}\p{Cc}<>()[\]{}"'„“”‚‘’«»]/gu, ""), BEHIND);
  const unpadded = withoutEnd(token, "=");
  return unpadded.replaceAll("=", "") + token.slice(unpadded.length);
}

/** `3D` is what is left of `=` where a mail was shown as it was transferred (quoted-printable); an address tells. */
function withoutTransfer({ token, email }: Found): Found {
  const isTransferred = [token, email].every((value) => value?.startsWith("3D"));
  return isTransferred ? { token: token?.slice(2), email: email?.slice(2) } : { token, email };
}

type Found = { token?: string | undefined; email?: string | undefined };

/**
 * Takes token and e-mail out of an address of this host, which begins with a slash (ROUTE-15, ROUTE-17). A plus is a plus:
 * neither tokens nor addresses have blanks. `strippedUrl` always stays on this host, also for a path such as `//evil`.
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
    // The first slashes of a path are those it begins with.
    strippedUrl: `${pathname.replace(/\/+/, "/")}${query}${hash}`,
  };
}
