import { instantInBerlin } from "#src/lib/calendarMath.ts";
import { getResponse } from "msw";
import { calls, type CallName } from "#app/client/calls.ts";
import type { Call } from "#app/client/calls/defineCall.ts";
import { createHandlers } from "#app/sandbox/handlers.ts";
import { createOutboxHandlers } from "#app/sandbox/outbox/api.ts";
import { createStore, DEFAULT_DATABASE } from "#app/sandbox/store.ts";
import { people } from "#src/people/people.ts";
import { today } from "#src/people/today.ts";

/** Noon in Berlin on the day of the stories, a Friday. */
export const NOON = instantInBerlin(today, "12:00");

type Input = {
  params?: Record<string, string | number>;
  query?: Record<string, string>;
  body?: unknown;
  token?: string | null;
  database?: string;
  method?: string;
  signal?: AbortSignal;
};

/** The fields of a response that tests read; a missing field is undefined. */
type Fields = { [name: string]: unknown; data: Record<string, unknown> };

export type Answer = { status: number; json: Fields };

/** The mock server in process, with a clock that tests set and delays that take no time. */
export function startProvider() {
  let now = NOON;
  const waited: number[] = [];
  const wait = async (milliseconds: number) => void (milliseconds > 0 && waited.push(milliseconds));
  const store = createStore({ now: () => now, wait });
  const handlers = [...createHandlers(store), ...createOutboxHandlers(store)];

  const send = async (
    path: string,
    { method = "GET", body, token, database, signal }: Input = {},
  ): Promise<Response> => {
    const headers = {
      ...(token != null && { authorization: `Bearer ${token}` }),
      ...(database !== undefined && { "sandbox-database": database }),
    };
    const request = new Request(`http://provider.test${path}`, {
      method,
      headers,
      ...(signal && { signal }),
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const response = await getResponse(handlers, request);
    if (!response) throw new Error(`No handler for ${method} ${path}.`);
    return response;
  };

  const sendCall = (name: CallName, input: Input = {}) => {
    const row: Call = calls[name];
    const path = row.path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(input.params?.[key] ?? ""));
    const search = input.query ? `?${new URLSearchParams(input.query).toString()}` : "";
    return send(`/api${path}${search}`, { method: row.method, ...input });
  };

  const call = async (name: CallName, input?: Input): Promise<Answer> => {
    const response = await sendCall(name, input);
    return { status: response.status, json: (await response.json()) as Answer["json"] };
  };

  return {
    store,
    waited,
    send,
    sendCall,
    call,
    pass: (seconds: number) => {
      now += seconds * 1000;
    },
    lastMessage: (database = DEFAULT_DATABASE) => store.read(database).messages[0],
    lastCode: (database = DEFAULT_DATABASE) =>
      store.read(database).messages.find((message) => message.code)?.code ?? "",
    signIn: async (id: keyof typeof people, database?: string) => {
      const { email, password } = people[id];
      const { json } = await call("login", { body: { email, password }, ...(database !== undefined && { database }) });
      return json.data as { accessToken: string; refreshToken: string };
    },
  };
}

export type Provider = ReturnType<typeof startProvider>;

/** The steps of an invited user up to a confirmed phone number. */
export async function confirmedPhone(provider: Provider, id: "konstantin" | "khai") {
  const { email, extraId, phone: phoneNumber } = people[id];
  await provider.call("sendEmailCode", { body: { email, firstName: "" } });
  const verified = await provider.call("verifyEmailCode", { body: { email, code: provider.lastCode() } });
  const emailVerificationToken = String(verified.json.verificationToken);
  await provider.call("sendSmsCode", { body: { phoneNumber, emailVerificationToken } });
  await provider.call("verifySmsCode", { body: { phoneNumber, code: provider.lastCode(), emailVerificationToken } });
  return { extraId, emailVerificationToken };
}
