import { KEPT } from "./caching.ts";
import { headersFile } from "./headersFile.ts";
import { headersOf, type Provider, type Settings } from "./settings.ts";

const provider = (said: Provider) =>
  said.kind === "behind" ? `/api/*  ${said.origin}/api/:splat  200!` : "/api/*  /assets/404.txt  404!";

/** What belongs into `dist` for Netlify. Its own answer for all else is to be asked each time. */
export const netlifyFiles = (settings: Settings): Record<string, string> => ({
  _headers: headersFile({ "/*": headersOf(settings), "/assets/*": { "Cache-Control": KEPT } }),
  _redirects: `${provider(settings.provider)}\n/assets/*  /assets/404.txt  404\n/*  /index.html  200\n`,
  "assets/404.txt": "Not found\n",
});
