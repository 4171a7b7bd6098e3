import { headersFile } from "./headersFile.ts";
import { headersOf, type Provider, type Settings } from "./settings.ts";

const provider = (config: Provider) =>
  config.kind === "behind" ? `/api/*  ${config.origin}/api/:splat  200!` : "/api/*  /assets/404.txt  404!";

/**
 * Files to add to `dist` for Netlify. No `Cache-Control` for `/assets/*`: it would be added to the 404 of a missing
 * chunk as well, and browsers would cache that for a year. The default revalidates.
 */
export const netlifyFiles = (settings: Settings): Record<string, string> => ({
  _headers: headersFile({ "/*": headersOf(settings) }),
  _redirects: `${provider(settings.provider)}\n/assets/*  /assets/404.txt  404\n/*  /index.html  200\n`,
  "assets/404.txt": "Not found\n",
});
