import { fileAt, fromProvider, nothing, type Answering } from "./answer.ts";

/** What both hosts say of a file as long as nobody says otherwise: ask each time. */
const ownCache = { "Cache-Control": "public, max-age=0, must-revalidate" };

const fits = (pattern: string, path: string) =>
  pattern.endsWith("/*") ? path.startsWith(pattern.slice(0, -1)) : path === pattern;

type Rule = { path: string; headers: Record<string, string> };

/** Reads a `_headers` file: a path, and below it, indented, its headers. */
export function readHeadersFile(text: string): Rule[] {
  const rules: Rule[] = [];
  for (const line of text.split("\n").filter((each) => each.trim() !== "")) {
    const header = /^\s+([\w-]+): (.+)$/.exec(line);
    const rule = rules.at(-1);
    if (/^\/\S*$/.test(line)) rules.push({ path: line, headers: {} });
    else if (rule && header?.[1] && header[2]) rule.headers[header[1]] = header[2];
    else throw new Error(`"${line}" is not understood here`);
  }
  return rules;
}

/** What all rules for a path say. Two that say the same name would be joined with a comma: no example wants that. */
function headersFor(rules: readonly Rule[], path: string): Record<string, string> {
  const said = rules.filter((rule) => fits(rule.path, path)).flatMap(({ headers }) => Object.entries(headers));
  if (new Set(said.map(([name]) => name)).size < said.length) throw new Error(`two rules for ${path} say the same`);
  return { ...ownCache, ...Object.fromEntries(said) };
}

/** What Netlify answers: files first, unless a rule has a `!`; then the first rule of `_redirects` that fits. */
export function netlifyAnswering(headersFile: string, redirects: string): Answering {
  const rules = readHeadersFile(headersFile);
  const rows = redirects
    .trim()
    .split("\n")
    .map((line) => line.split(/\s+/))
    .map(([from = "", to = "", status = ""]) => ({
      from,
      to,
      status: Number.parseInt(status),
      isFirst: status.endsWith("!"),
    }));

  return (path, isThere) => {
    const headers = headersFor(rules, path);
    const row = rows.find(({ from, isFirst }) => fits(from, path) && (isFirst || !isThere(path)));
    if (!row) return isThere(path) ? fileAt(path, headers) : nothing(404, headers);
    // The headers are for files of the site only.
    if (row.to.startsWith("https://")) return fromProvider({});
    return isThere(row.to) ? fileAt(row.to, headers, row.status) : nothing(404, headers);
  };
}

/** What Cloudflare Pages answers: the worker where `_routes.json` says so, a file, the closest 404.html, or the page. */
export function cloudflareAnswering(headersFile: string, routes: string | undefined): Answering {
  const rules = readHeadersFile(headersFile);
  const { include } = JSON.parse(routes ?? '{ "include": [] }') as { include: string[] };
  return (path, isThere) => {
    if (include.some((pattern) => fits(pattern, path))) return fromProvider({});
    const headers = headersFor(rules, path);
    if (isThere(path)) return fileAt(path, headers);
    for (let folder = path; folder !== "";) {
      folder = folder.slice(0, folder.lastIndexOf("/"));
      if (isThere(`${folder}/404.html`)) return fileAt(`${folder}/404.html`, headers, 404);
    }
    return fileAt("/index.html", headers);
  };
}
