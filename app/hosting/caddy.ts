import { REVALIDATED, IMMUTABLE } from "./caching.ts";
import { headersOf, PASSED_ON, type Provider, type Settings } from "./settings.ts";

/** A `header` directive, indented by `tabs`. */
export const caddyHeader = (tabs: string, matcher: string, headers: Record<string, string>): string =>
  [
    `${tabs}header ${matcher}{`,
    ...Object.entries(headers).map(([name, value]) => `${tabs}\t${name} "${value}"`),
    `${tabs}}`,
  ].join("\n");

const provider = (config: Provider) =>
  config.kind === "elsewhere"
    ? `\t\theader Cache-Control "${REVALIDATED}"\n\t\trespond 404`
    : `${caddyHeader("\t\t", "", PASSED_ON)}
\t\treverse_proxy ${config.origin} {
\t\t\theader_up Host {upstream_hostport}
\t\t}`;

/** Caddy obtains the certificate and redirects HTTP to HTTPS by default. */
export const caddyFiles = (settings: Settings): Record<string, string> => ({
  Caddyfile: `# Yours: the name of the site, root.
gangway.example {
	root * /srv/gangway

	@provider path /api /api/*
	handle @provider {
${provider(settings.provider)}
	}

	@files not path /api /api/*
	encode @files zstd gzip
${caddyHeader("\t", "@files ", headersOf(settings))}

	handle /assets/* {
		# What is missing for a moment must not stay missing for a year.
		@there file
		@missing not file
		header @there Cache-Control "${IMMUTABLE}"
		header @missing Cache-Control "${REVALIDATED}"
		file_server {
			precompressed br gzip
		}
	}

	handle {
		header Cache-Control "${REVALIDATED}"
		try_files {path} /index.html
		file_server
	}
}
`,
});
