import { http, type HttpHandler } from "msw";
import type { Call, Method } from "#app/client/calls/defineCall.ts";
import { calls, type CallName } from "#app/client/calls.ts";
import { CHECK_IN_DELAY_MS } from "#src/model/limits.ts";
import { answerCall, type ReceivedCall } from "./answerCall.ts";
import { injectFault, takeFault } from "./faults.ts";
import type { Store } from "./store.ts";
import { shaped } from "./shapes.ts";
import { holderOf } from "./rules/tokens.ts";
import { logCall } from "./database/log.ts";
import { databaseNameOf } from "./databaseName.ts";

const verbs = { GET: http.get, POST: http.post, PUT: http.put, PATCH: http.patch, DELETE: http.delete } as const;

/** Accepts PUT and PATCH, as it is unknown which one the provider uses (C-01). */
const methodsOf = ({ method }: Call): Method[] =>
  method === "PUT" || method === "PATCH" ? ["PUT", "PATCH"] : [method];

/** Response delays in milliseconds (FMTS-18, D-34). */
const delays: Partial<Record<CallName, number>> = { checkInStaff: CHECK_IN_DELAY_MS, checkOutStaff: CHECK_IN_DELAY_MS };

/** `{id}` becomes `:id`; matches any origin. */
const patternOf = ({ path }: Call) => `*/api${path.replace(/\{(\w+)\}/g, ":$1")}`;

function bearerOf(headers: Headers): string | null {
  const [scheme, token] = (headers.get("authorization") ?? "").split(" ");
  return scheme === "Bearer" && token ? token : null;
}

async function read(request: Request, params: Record<string, unknown>): Promise<ReceivedCall> {
  const texts = Object.entries(params).map(([name, value]) => [name, String(value)]);
  const text = await request.text();
  return {
    params: Object.fromEntries(texts),
    query: Object.fromEntries(new URL(request.url).searchParams),
    body: parsed(text),
    bearer: bearerOf(request.headers),
  };
}

function parsed(text: string): unknown {
  try {
    return text === "" ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function answer(store: Store, name: CallName, request: Request, params: Record<string, unknown>) {
  const databaseName = databaseNameOf(request.headers);
  const received = await read(request, params);
  const { signal, method } = request;
  const { search, pathname } = new URL(request.url);
  const { settings, faults } = store.read(databaseName);
  const fault = faults.length > 0 ? store.change(databaseName, (database) => takeFault(database, name)) : null;
  await store.wait(settings.latencyMs + (delays[name] ?? 0), signal);

  const respond = async () => {
    const reply = await store.change(databaseName, (database, at) => answerCall(database, name, received, at));
    const { body, status } = shaped(settings.shape, calls[name], reply);
    return Response.json(body, { status });
  };
  const response = fault ? await injectFault(fault, respond, { wait: store.wait, signal }) : await respond();
  store.change(databaseName, (database, at) => {
    // By the database's clock, which the outbox can set: the app follows it.
    if (response.type !== "error") response.headers.set("date", new Date(at).toUTCString());
    logCall(database, {
      at,
      method,
      path: pathname + search,
      call: name,
      status: response.status,
      bearer: received.bearer !== null,
      caller: holderOf(database, received.bearer, at),
      fault,
    });
  });
  return response;
}

/** The mock provider as MSW handlers, one per call of the contract: in the browser, in Node and over HTTP. */
export function createHandlers(store: Store): HttpHandler[] {
  return Object.values<Call>(calls).flatMap((row) =>
    methodsOf(row).map((method) =>
      verbs[method](patternOf(row), ({ request, params }) => answer(store, row.name as CallName, request, params)),
    ),
  );
}
