import { createActor, toPromise, type AnyActorLogic, type AnyStateMachine } from "xstate";
import { authLogic } from "#app/features/auth/authApi.ts";
import type { AuthInput, Auth, AuthDeps } from "#app/features/auth/authMachine.ts";
import { createAuthMemory } from "#app/session/authMemory.ts";
import { json, start, TOKENS, type Request } from "#tests/client/stubs.ts";

export const NOON = Date.UTC(2026, 10, 20, 11);

export type Answers = Record<string, (request: Request) => Response | Promise<Response>>;

export const says =
  (body: unknown, status = 200) =>
  (): Response =>
    json(body, status);

export const silence = (): never => {
  throw new TypeError("Failed to fetch");
};

/** The real client over a provider that answers each path as the test says; anything else is a mistake of the test. */
export function reach(answers: Answers, { isSignedIn = false } = {}) {
  let now = NOON;
  const page = start(
    (request) => {
      const answer = answers[`${request.method} ${request.path.replace("/api", "")}`];
      if (!answer) throw new Error(`The test has no answer to ${request.method} ${request.path}.`);
      return answer(request);
    },
    { tokens: isSignedIn ? TOKENS : null },
  );
  const memory = createAuthMemory(page.tab);
  const announce: AuthDeps["announce"] = (announcement) => void page.announcements.push(announcement);
  const { client, session, local } = page;
  const shared = { client, session, memory, local, announce };
  const deps: AuthDeps = {
    ...shared,
    now: () => now,
    clock: { now: () => now },
    setRunning: () => {},
    loadDashboard: async () => {},
    loadGoogle: silence,
    removeLink: () => {},
  };
  /** What was sent, in order: method and path with the body. */
  const sent = () => page.requests.map(({ method, path, body }) => [`${method} ${path.replace("/api", "")}`, body]);
  const pass = (seconds: number) => void (now += seconds * 1000);
  return { ...page, memory, deps, auth: openAuth(deps), sent, pass };
}

/** What a step's page works with, at the entry unless `input` says otherwise. */
export function openAuth(deps: AuthDeps, input: Partial<AuthInput> = {}): Auth {
  const nobody = { email: "", extraId: "", firstName: "", lastName: "", phone: "" };
  const none = { ...nobody, linkToken: "", isFromGoogle: false, hasAccount: false };
  const flow = createActor(authLogic(deps), { input: { ...none, start: "entry", ...input } });
  return { ...deps, flow: flow.start() };
}

/** Runs one of the actors that a step provides its machine with. */
export function run(machine: AnyStateMachine, name: string, input: object): Promise<unknown> {
  const actor = createActor(machine.implementations.actors[name] as AnyActorLogic, { input });
  const answer = toPromise(actor);
  actor.start();
  return answer;
}

/** How a service says that there was no answer it could use: with the code of the refusal. */
export const NO_ANSWER = /^(unreachable|malformed|maintenance|refused|rate-limited)$/;

/** A 429 on checking something, and what is said of it in its place; with the wait if that is known and not said. */
export const TOO_MANY: [
  string,
  () => Response,
  { code: "wait"; seconds: number } | { code: "notChecked" } | { message: string },
][] = [
  ["an empty body", () => new Response(null, { status: 429 }), { code: "notChecked" }],
  ["the page of a gateway", () => new Response("<html>", { status: 429 }), { code: "notChecked" }],
  ["seconds", says({ remainingSeconds: 40 }, 429), { code: "wait", seconds: 40 }],
  ["seconds under data", says({ success: false, data: { remainingSeconds: 40 } }), { code: "wait", seconds: 40 }],
  [
    "a header",
    () => new Response("", { status: 429, headers: { "retry-after": "40" } }),
    { code: "wait", seconds: 40 },
  ],
  ["a sentence", says({ message: "Code invalid or expired" }, 429), { message: "Code invalid or expired" }],
];

/** Ways in which a reading fails once, each over a provider that is well again afterwards. */
export const FAILED_READS: [string, (read: string) => Answers][] = [
  ["500", (read) => ({ [read]: says({ message: "Internal error, please try later" }, 500) })],
  ["429", (read) => ({ [read]: says({ message: "Too many requests", remainingSeconds: 40 }, 429) })],
  ["a lost connection", (read) => ({ [read]: silence })],
  ["the page of a gateway", (read) => ({ [read]: () => new Response("<html><title>WLAN</title></html>") })],
  ["a refresh that fails", (read) => ({ [read]: says({}, 401), "POST /auth/refresh": says({}, 500) })],
];

/** Failures that end the proof of the e-mail address, each with its requirement. */
export const TOKEN_FAILURES: [string, Record<string, string>, number][] = [
  ["AUTH-69", { message: "Your session has Expired." }, 400],
  ["AUTH-70", { message: "Email verification needed" }, 403],
  ["AUTH-71", { message: "Invalid or expired token" }, 401],
  ["AUTH-72", { message: "Invalid session" }, 401],
  ["AUTH-73", { message: "Please verify your email first." }, 400],
  ["AUTH-74", { error: "TOKEN_EXPIRED", message: "Bitte noch einmal." }, 401],
];
