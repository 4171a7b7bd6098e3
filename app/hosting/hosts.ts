import { caddyFiles } from "./caddy.ts";
import { cloudflareFiles } from "./cloudflare.ts";
import { netlifyFiles } from "./netlify.ts";
import { nginxFiles } from "./nginx.ts";
import { exampleSettings } from "./settings.ts";
import { workbenchFiles } from "./workbench.ts";

/** The files each host needs to serve the app: path and content. */
export const hosts = {
  netlify: netlifyFiles,
  cloudflare: cloudflareFiles,
  nginx: nginxFiles,
  caddy: caddyFiles,
} as const;

export type Host = keyof typeof hosts;

const within = (folder: string, files: Record<string, string>) =>
  Object.fromEntries(Object.entries(files).map(([file, text]) => [`${folder}/${file}`, text]));

/** Every example in `app/hosting/examples`: path and content. */
export const examples = (): Record<string, string> => ({
  ...Object.entries(hosts).reduce(
    (all, [host, filesFor]) => ({ ...all, ...within(host, filesFor(exampleSettings)) }),
    {},
  ),
  ...within("workbench", workbenchFiles()),
});
