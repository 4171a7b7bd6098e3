import { fileAt, fromProvider, nothing, type Answering } from "./answer.ts";
import { argumentsOf, readStatements, refuseUnknown, type Statement } from "./statements.ts";

const forServer = [
  "listen",
  "server_name",
  "ssl_certificate",
  "ssl_certificate_key",
  "server_tokens",
  "access_log",
  "error_log",
  "root",
  "gzip",
  "gzip_static",
];
const known = {
  file: ["map", "log_format", "server"],
  server: [...forServer, "gzip_vary", "gzip_min_length", "gzip_types", "add_header", "location"],
  location: [
    "return",
    "try_files",
    "add_header",
    "client_max_body_size",
    "proxy_pass",
    "proxy_http_version",
    "proxy_set_header",
  ],
};
const forTls = ["server_name", "verify", "verify_depth", "trusted_certificate"].map((name) => `proxy_ssl_${name}`);

const listensAt = (port: string) => (server: Statement) =>
  argumentsOf(server.block ?? [], "listen").some(([at]) => at === port);

/** It answers whoever asks for no name that there is. */
const isDefault = (server: Statement) =>
  argumentsOf(server.block ?? [], "listen").some((words) => words.includes("default_server"));

function blockOf(statements: readonly Statement[], port: string): Statement[] {
  const server = statements.find((statement) => listensAt(port)(statement) && !isDefault(statement))?.block;
  if (!server) throw new Error(`no server listens at ${port}`);
  return server;
}

/** The first pattern that fits, as in `map "$status $uri" $name { … }`. */
function mapped(map: Statement | undefined, uri: string, status: number): string {
  const source = map?.words[1]?.replace("$status", String(status)).replace("$uri", uri) ?? "";
  const rows = (map?.block ?? []).map(({ words: [key = "", value = ""] }) => ({ key, value }));
  const found = rows.find(({ key }) => key.startsWith("~") && new RegExp(key.slice(1)).test(source));
  return (found ?? rows.find(({ key }) => key === "default"))?.value ?? "";
}

/** Where nginx sends everybody who comes without TLS. */
export const nginxPlain = (text: string): string[] | undefined =>
  argumentsOf(blockOf(readStatements(text, ";"), "80"), "return")[0];

/** What nginx does with those who ask for another host, at both ports. */
export const nginxForeign = (text: string): string[][] =>
  readStatements(text, ";")
    .filter(isDefault)
    .flatMap(({ block }) => [...argumentsOf(block ?? [], "listen"), ...argumentsOf(block ?? [], "return")]);

/** How long a call may be that nginx passes on, in bytes. */
export function nginxMostBytes(text: string): number {
  const provider = blockOf(readStatements(text, ";"), "443").find(({ words }) => words[1] === "/api/");
  const [megabytes = ""] = argumentsOf(provider?.block ?? [], "client_max_body_size")[0] ?? ["1m"];
  if (!/^\d+m$/.test(megabytes)) throw new Error(`${megabytes} is not understood here`);
  return Number.parseInt(megabytes) * 1024 * 1024;
}

/** What the TLS server of a configuration answers, as far as the examples use nginx. */
export function nginxAnswering(text: string): Answering {
  const statements = readStatements(text, ";");
  const server = blockOf(statements, "443");
  const locations = server.filter(({ words }) => words[0] === "location");
  refuseUnknown(statements, known.file);
  refuseUnknown(server, known.server);
  for (const { block } of locations) refuseUnknown(block ?? [], [...known.location, ...forTls]);

  const locationOf = (path: string): Statement[] => {
    const exact = locations.find(({ words: [, sign, at] }) => sign === "=" && at === path);
    const prefixes = locations.filter(({ words: [, at = "", more] }) => more === undefined && path.startsWith(at));
    const [longest] = prefixes.toSorted((one, other) => (other.words[1]?.length ?? 0) - (one.words[1]?.length ?? 0));
    return (exact ?? longest)?.block ?? [];
  };

  const headersOf = (location: Statement[], uri: string, status: number): Record<string, string> => {
    const own = argumentsOf(location, "add_header");
    const rows = own.length > 0 ? own : argumentsOf(server, "add_header");
    const valueOf = (value: string) =>
      value.startsWith("$")
        ? mapped(
            statements.find(({ words }) => words[2] === value),
            uri,
            status,
          )
        : value;
    return Object.fromEntries(
      rows.map(([name = "", value = "", always]) => {
        // nginx would leave it out of errors.
        if (always !== "always") throw new Error(`the header ${name} is not for every status`);
        return [name, valueOf(value)];
      }),
    );
  };

  return function answer(path, isThere) {
    const location = locationOf(path);
    const refuse = (status: number) => nothing(status, headersOf(location, path, status));
    const [returned] = argumentsOf(location, "return");
    if (returned) return refuse(Number(returned[0]));
    if (argumentsOf(location, "proxy_pass").length > 0) return fromProvider(headersOf(location, path, 200));
    const tries = (argumentsOf(location, "try_files")[0] ?? []).map((tried) => tried.replace("$uri", path));
    const last = tries.pop() ?? "=404";
    const found = tries.find(isThere);
    if (found) return fileAt(found, headersOf(location, found, 200));
    return last.startsWith("=") ? refuse(Number(last.slice(1))) : inside(last);

    function inside(other: string) {
      if (!isThere(other)) return refuse(404);
      return fileAt(other, headersOf(locationOf(other), other, 200));
    }
  };
}
