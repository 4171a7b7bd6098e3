export type UrlToken = {
  token: string | null;
  email: string | null;
  /** Path, query and fragment without token and e-mail: what the address bar may keep (S5). */
  strippedUrl: string;
};

/** `amp;email` is what is left of a link that was escaped once too often (P12). */
const plainName = (name: string): string => name.replace(/^(?:amp;)+/, "");

/**
 * Takes token and e-mail out of an address of this host, which begins with a slash (ROUTE-15, ROUTE-17). A plus is a plus:
 * neither tokens nor addresses have blanks. `strippedUrl` always stays on this host, also for a path such as `//evil`.
 */
export function captureUrlToken(address: string): UrlToken {
  const { pathname, search, hash } = new URL(`https://gangway.invalid${address}`);
  const kept: [string, string][] = [];
  const found: { token?: string; email?: string } = {};
  for (const [name, value] of new URLSearchParams(search.replaceAll("+", "%2B"))) {
    const plain = plainName(name);
    if (plain === "token" || plain === "email") found[plain] ||= value.trim();
    else kept.push([name, value]);
  }
  const query = kept.length > 0 ? `?${new URLSearchParams(kept)}` : "";
  return {
    token: found.token || null,
    email: found.email || null,
    // The first slashes of a path are those it begins with.
    strippedUrl: `${pathname.replace(/\/+/, "/")}${query}${hash}`,
  };
}
