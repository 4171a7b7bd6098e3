import { fileAt, fromProvider, nothing, type Answering, type IsThere } from "./answer.ts";
import { argumentsOf, readStatements, refuseUnknown, type Statement } from "./statements.ts";

const known = {
  site: ["root", "encode", "header", "handle", "file_server"],
  handle: ["header", "reverse_proxy", "respond", "try_files", "file_server"],
};

const fits = (pattern: string, path: string) =>
  pattern.endsWith("*") ? path.startsWith(pattern.slice(0, -1)) : path === pattern;

/** Whether a statement is meant: none, a path, or a name that stands for `path …`, `file`, or one of them with `not`. */
function isMeant(matcher: string | undefined, named: readonly Statement[], path: string, isThere: IsThere): boolean {
  if (matcher === undefined) return true;
  if (matcher.startsWith("/")) return fits(matcher, path);
  const words = named.find(({ words: [name] }) => name === matcher)?.words.slice(1) ?? [];
  const isNot = words[0] === "not";
  const [kind, ...values] = isNot ? words.slice(1) : words;
  if (kind === "file") return isThere(path) !== isNot;
  if (kind === "path") return values.some((value) => fits(value, path)) !== isNot;
  throw new Error(`the matcher ${matcher} is not understood here`);
}

const isMatcher = (word: string | undefined) => word !== undefined && /^[@/]/.test(word);

/** What `header` directives set: in braces, or on the line itself. */
function headersOf(statements: readonly Statement[], path: string, isThere: IsThere): Record<string, string> {
  const set = statements
    .filter(({ words }) => words[0] === "header")
    .map(({ words: [, ...words], block }) => {
      const matcher = isMatcher(words[0]) ? words.shift() : undefined;
      return { matcher, pairs: block?.map((line) => line.words) ?? [words] };
    })
    .filter(({ matcher }) => isMeant(matcher, statements, path, isThere))
    .flatMap(({ pairs }) => pairs);
  return Object.fromEntries(set.map(([name = "", value = ""]) => [name, value]));
}

/** What a site answers, as far as the examples use Caddy. */
export function caddyAnswering(text: string): Answering {
  const site = readStatements(text, "\n")[0]?.block ?? [];
  const handles = site.filter(({ words }) => words[0] === "handle");
  refuseUnknown(site, known.site);
  for (const { block } of handles) refuseUnknown(block ?? [], known.handle);

  return (path, isThere) => {
    const chosen = handles.find(({ words }) => isMeant(words[1], site, path, isThere))?.block ?? site;
    const headers = { ...headersOf(site, path, isThere), ...headersOf(chosen, path, isThere) };
    if (argumentsOf(chosen, "reverse_proxy").length > 0) return fromProvider(headers);
    const [responded] = argumentsOf(chosen, "respond");
    if (responded) return nothing(Number(responded[0]), headers);
    const tries = argumentsOf(chosen, "try_files")[0] ?? ["{path}"];
    const found = tries.map((tried) => tried.replace("{path}", path)).find(isThere);
    return found ? fileAt(found, headers) : nothing(404, headers);
  };
}
