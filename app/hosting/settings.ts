import type { GoogleOnPage } from "#app/platform/google/page.ts";
import { securityHeaders, TRANSPORT_SECURITY } from "./securityHeaders.ts";

/** `behind`: the host proxies `/api` to this origin. `elsewhere`: the page calls another host directly (C-71). */
export type Provider = { kind: "behind"; origin: string } | { kind: "elsewhere"; baseUrl: string };

/** The inputs of a build's headers. */
export type Settings = { google: GoogleOnPage | null; provider: Provider };

export const exampleSettings: Settings = {
  google: null,
  provider: { kind: "behind", origin: "https://anbieter.example" },
};

/** The provider from the build's variables; one of the two is required. Throws for a setup that no example covers. */
export function providerOf({ PROVIDER_URL, VITE_PROVIDER_BASE_URL }: Record<string, string | undefined>): Provider {
  if (VITE_PROVIDER_BASE_URL?.startsWith("http")) return { kind: "elsewhere", baseUrl: VITE_PROVIDER_BASE_URL };
  const path = VITE_PROVIDER_BASE_URL || "/api";
  if (path !== "/api") throw new Error(`The hosts pass /api on, and this build asks ${path}.`);
  if (!PROVIDER_URL) throw new Error("Name the provider: PROVIDER_URL, or the VITE_PROVIDER_BASE_URL of the build.");
  const { origin, pathname } = new URL(PROVIDER_URL);
  if (pathname !== "/") throw new Error(`PROVIDER_URL is an origin; ${pathname} is too much.`);
  return { kind: "behind", origin };
}

/** Headers of proxied provider responses, which are not pages and set their own caching. */
export const PASSED_ON: Record<string, string> = { "X-Content-Type-Options": "nosniff", ...TRANSPORT_SECURITY };

/** Headers of the app's files. */
export const headersOf = ({ google, provider }: Settings): Record<string, string> => ({
  ...securityHeaders(google, provider.kind === "elsewhere" ? provider.baseUrl : null),
  ...TRANSPORT_SECURITY,
});
