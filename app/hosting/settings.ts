import type { GoogleOnPage } from "#app/platform/google/page.ts";
import { securityHeaders, TRANSPORT_SECURITY } from "./securityHeaders.ts";

/** `behind`: the host passes `/api` on to this origin. `elsewhere`: the page asks another host itself (C-71). */
export type Provider = { kind: "behind"; origin: string } | { kind: "elsewhere"; baseUrl: string };

/** What the headers of a build depend on. */
export type Settings = { google: GoogleOnPage | null; provider: Provider };

/** A provider as the build's own variables name it: one of the two has to be there. Throws at what no example covers. */
export function providerOf({ PROVIDER_URL, VITE_PROVIDER_BASE_URL }: Record<string, string | undefined>): Provider {
  if (VITE_PROVIDER_BASE_URL?.startsWith("http")) return { kind: "elsewhere", baseUrl: VITE_PROVIDER_BASE_URL };
  const path = VITE_PROVIDER_BASE_URL || "/api";
  if (path !== "/api") throw new Error(`The hosts pass /api on, and this build asks ${path}.`);
  if (!PROVIDER_URL) throw new Error("Name the provider: PROVIDER_URL, or the VITE_PROVIDER_BASE_URL of the build.");
  const { origin, pathname } = new URL(PROVIDER_URL);
  if (pathname !== "/") throw new Error(`PROVIDER_URL is an origin; ${pathname} is too much.`);
  return { kind: "behind", origin };
}

/** What goes with every file of the app. */
export const headersOf = ({ google, provider }: Settings): Record<string, string> => ({
  ...securityHeaders(google, provider.kind === "elsewhere" ? provider.baseUrl : null),
  ...TRANSPORT_SECURITY,
});
