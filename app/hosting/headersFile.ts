/** The lines of a `_headers` file, as Netlify and Cloudflare Pages read it. Rules that both match must not share a name. */
export const headersFile = (rules: Record<string, Record<string, string>>): string =>
  Object.entries(rules)
    .map(([path, headers]) =>
      [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ""].join("\n"),
    )
    .join("\n");
