import { TRANSPORT_SECURITY } from "./securityHeaders.ts";
import { REVALIDATED } from "./caching.ts";
import { caddyHeader } from "./caddy.ts";
import { headersFile } from "./headersFile.ts";
import { nginxHeaders } from "./nginx.ts";

/**
 * Headers of the workbench: Storybook writes inline scripts and styles, frames each story, and needs no other host. Not
 * for search engines.
 */
const headers: Record<string, string> = {
  "Content-Security-Policy": [
    "default-src 'none'",
    "script-src 'self' 'unsafe-inline'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join("; "),
  "Referrer-Policy": "no-referrer",
  "X-Content-Type-Options": "nosniff",
  "X-Robots-Tag": "noindex, nofollow",
  ...TRANSPORT_SECURITY,
};

/** The same hosts for the workbench's static build, which has no provider and no client-side paths. */
export const workbenchFiles = (): Record<string, string> => ({
  _headers: headersFile({ "/*": headers }),
  "404.html": "<!doctype html>\n<title>Not found</title>\n",
  "workbench.conf": `# Yours: server_name (twice) and the address in "return", certificate and key, root.
server {
  listen 80;
  listen [::]:80;
  server_name workbench.example;
  return 301 https://workbench.example$request_uri;
}

server {
  listen 443 ssl http2;
  listen [::]:443 ssl http2;
  server_name workbench.example;
  ssl_certificate /etc/ssl/workbench/fullchain.pem;
  ssl_certificate_key /etc/ssl/workbench/privkey.pem;
  server_tokens off;
  root /srv/workbench;

  gzip on;
  gzip_vary on;
  gzip_min_length 1024;
  gzip_types text/css text/javascript application/javascript application/json image/svg+xml;

${nginxHeaders("  ", headers)}
  add_header Cache-Control "${REVALIDATED}" always;

  location / {
    try_files $uri $uri/index.html =404;
  }
}
`,
  Caddyfile: `# Yours: the name of the site, root.
workbench.example {
	root * /srv/workbench
	encode zstd gzip
${caddyHeader("\t", "", headers)}
	header Cache-Control "${REVALIDATED}"
	file_server
}
`,
});
