/** A `_headers` file for Netlify and Cloudflare Pages. Rules that match the same path must not set the same header. */
export const headersFile = (rules: Record<string, Record<string, string>>): string =>
  Object.entries(rules)
    .map(([path, headers]) =>
      [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ""].join("\n"),
    )
    .join("\n");
