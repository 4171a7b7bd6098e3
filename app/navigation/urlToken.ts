export type UrlToken = {
  token: string | null;
  email: string | null;
  /** Path, query and fragment without token and e-mail: what the address bar may keep (S5). */
  strippedUrl: string;
};

/** `amp;email` is what is left of a link that was escaped once too often (P12). */
const plainName = (name: string): string => name.replace(/^(?:amp;)+/, "");

/**
 * Takes token and e-mail out of a link (ROUTE-15, ROUTE-17). A plus is a plus: neither tokens nor addresses have blanks.
 * `strippedUrl` always stays on this host, also for a path such as `//evil`.
 */
export function captureUrlToken(url: string): UrlToken {
  const { pathname, search, hash } = new URL(url.replace(/^\/+/, "/"), "https://gangway.invalid");
  const kept: [string, string][] = [];
  const found = { token: "", email: "" };
  for (const [name, value] of new URLSearchParams(search.replaceAll("+", "%2B"))) {
    const plain = plainName(name);
    if (plain === "token" || plain === "email") found[plain] ||= value.trim();
    else kept.push([name, value]);
  }
  const query = kept.length > 0 ? `?${new URLSearchParams(kept)}` : "";
  return {
    token: found.token || null,
    email: found.email || null,
    strippedUrl: `/${pathname.replace(/^\/+/, "")}${query}${hash}`,
  };
}
