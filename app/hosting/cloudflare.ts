import { headersFile } from "./headersFile.ts";
import { headersOf, PASSED_ON, type Provider, type Settings } from "./settings.ts";

const notFound = "<!doctype html>\n<title>Not found</title>\n";

/** `_headers` applies to files only: the worker adds the headers of provider responses. */
const worker = (origin: string) => `const provider = "${origin}";
const headers = {
${Object.entries(PASSED_ON)
  .map(([name, value]) => `  "${name}": "${value}",`)
  .join("\n")}
};

export default {
  async fetch(request) {
    const { pathname, search } = new URL(request.url);
    const answer = await fetch(new Request(provider + pathname + search, request));
    const passedOn = new Response(answer.body, answer);
    for (const [name, value] of Object.entries(headers)) passedOn.headers.set(name, value);
    return passedOn;
  },
};
`;

const provider = (config: Provider): Record<string, string> =>
  config.kind === "behind"
    ? {
        "_routes.json": '{ "version": 1, "include": ["/api/*"], "exclude": [] }\n',
        "_worker.js": worker(config.origin),
      }
    : { "api/404.html": notFound };

/**
 * Files to add to `dist` for Cloudflare Pages. Unknown paths get the page as long as there is no `404.html` at the top
 * level; the one below `assets` is sent for missing assets. No `Cache-Control` for `/assets/*`: Pages would add it to
 * that 404, and browsers would cache a missing chunk for a year. The default revalidates.
 */
export const cloudflareFiles = (settings: Settings): Record<string, string> => ({
  _headers: headersFile({ "/*": headersOf(settings) }),
  ...provider(settings.provider),
  "assets/404.html": notFound,
});
