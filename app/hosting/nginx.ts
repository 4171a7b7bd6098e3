import { FILE_MAX_BYTES } from "#src/model/id-check/idCheck.ts";
import { REVALIDATED, IMMUTABLE } from "./caching.ts";
import { headersOf, PASSED_ON, type Provider, type Settings } from "./settings.ts";

/** `always`: added to error responses too. */
export const nginxHeaders = (indent: string, headers: Record<string, string>) =>
  Object.entries(headers)
    .map(([name, value]) => `${indent}add_header ${name} "${value}" always;`)
    .join("\n");

const provider = (config: Provider) =>
  config.kind === "elsewhere"
    ? "    return 404;"
    : `    # A header here replaces all of those above: the provider's answers are not pages and say themselves how long they keep.
${nginxHeaders("    ", PASSED_ON)}
    proxy_pass ${config.origin};
    proxy_http_version 1.1;
    proxy_set_header X-Forwarded-For $remote_addr;
    proxy_set_header X-Forwarded-Proto $scheme;
    proxy_ssl_server_name on;
    proxy_ssl_verify on;
    proxy_ssl_verify_depth 3;
    proxy_ssl_trusted_certificate /etc/ssl/certs/ca-certificates.crt;`;

/** Limit of a request body: base64 needs four characters for three bytes, plus 1 MB for the other fields. */
const BODY_MEGABYTES = Math.ceil((FILE_MAX_BYTES / 1024 / 1024 / 3) * 4) + 1;

/**
 * An `error_log` line contains the full request line despite `log_format`, e.g. when the provider does not respond or
 * its certificate is invalid. Level `emerg` suppresses it; the access log has the provider's status and time.
 */
const logs = `  access_log /var/log/nginx/gangway.log gangway;
  error_log /var/log/nginx/gangway-error.log emerg;`;

export const nginxFiles = (settings: Settings): Record<string, string> => ({
  "gangway.conf": `# Yours: server_name (twice) and the address in "return", certificate and key, root.
# What is missing for a moment (404) must not stay missing for a year.
map "$status $uri" $gangway_cache {
  default "${REVALIDATED}";
  "~^(200|206|304) /assets/" "${IMMUTABLE}";
}

# Links from e-mails carry a token and an address: the log leaves out what stands behind the question mark.
map $request_uri $gangway_path {
  ~^([^?]*) $1;
}
log_format gangway '$remote_addr [$time_iso8601] "$request_method $gangway_path" $status $body_bytes_sent $upstream_status $upstream_response_time';

# Whoever asks for another name, or for none, gets no answer. Only one server may be the default one: see sites-enabled/default.
server {
  listen 80 default_server;
  listen [::]:80 default_server;
  listen 443 ssl http2 default_server;
  listen [::]:443 ssl http2 default_server;
  ssl_reject_handshake on;
  access_log off;
  error_log /var/log/nginx/gangway-error.log emerg;
  return 444;
}

server {
  listen 80;
  listen [::]:80;
  server_name gangway.example;
${logs}
  return 301 https://gangway.example$request_uri;
}

server {
  listen 443 ssl http2;
  listen [::]:443 ssl http2;
  server_name gangway.example;
  ssl_certificate /etc/ssl/gangway/fullchain.pem;
  ssl_certificate_key /etc/ssl/gangway/privkey.pem;
  server_tokens off;
${logs}
  root /srv/gangway;

  # The build leaves .gz and .br beside what lies in /assets/. With the module ngx_brotli also: brotli_static on;
  gzip_static on;
  gzip on;
  gzip_vary on;
  gzip_min_length 1024;
  gzip_types text/css text/javascript application/javascript image/svg+xml;

${nginxHeaders("  ", headersOf(settings))}
  add_header Cache-Control $gangway_cache always;

  location = /api {
    return 404;
  }

  location /api/ {
    # A file of ${FILE_MAX_BYTES / 1024 / 1024} MB is a third longer in base64; the default is 1 MB.
    client_max_body_size ${BODY_MEGABYTES}m;
${provider(settings.provider)}
  }

  location /assets/ {
    try_files $uri =404;
  }

  location / {
    try_files $uri /index.html;
  }
}
`,
});
