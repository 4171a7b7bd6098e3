import { createServer } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { sandboxMiddleware } from "#app/sandbox/node/middleware.ts";
import { openSandbox } from "#app/sandbox/node/sandbox.ts";
import { people } from "#src/people/people.ts";

async function serve() {
  const printed: string[] = [];
  const sandbox = openSandbox({ folder: null, print: (line) => printed.push(line) });
  const middleware = sandboxMiddleware(async () => sandbox);
  const server = createServer((incoming, response) => {
    void middleware(incoming, response, () => response.writeHead(299).end("the app"));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  const post = (path: string, body: unknown, init: RequestInit = {}) =>
    fetch(origin + path, { method: "POST", body: JSON.stringify(body), ...init });
  return { origin, printed, post };
}

test("check-email, code and verify work over a real connection, and the terminal has the code", async () => {
  const { origin, printed, post } = await serve();
  const { email } = people.konstantin;
  expect(await (await post("/api/auth/check-email", { email })).json()).toMatchObject({
    data: { status: "unverified" },
  });
  expect((await post("/api/verification/email/send", { email, firstName: "" })).status).toBe(200);
  const { messages } = (await (await fetch(`${origin}/outbox/api/messages`)).json()) as {
    messages: { code: string }[];
  };
  const code = messages[0]?.code ?? "";
  expect(printed).toEqual([`  E-Mail an ${email}: ${code}`]);
  const verified = await post("/api/verification/email/verify", { email, code });
  expect(await verified.json()).toMatchObject({ success: true, verificationToken: expect.any(String) });
});

test("its responses carry the time of its own clock, which the outbox can set, not that of the machine", async () => {
  const { post } = await serve();
  const minutesAhead = async () => {
    const { headers } = await post("/api/auth/check-email", { email: people.amira.email });
    return (Date.parse(headers.get("date") ?? "") - Date.now()) / 60_000;
  };
  expect(await minutesAhead()).toBeCloseTo(0, 0);
  await post("/outbox/api/clock", { advanceSeconds: 7200 });
  expect(await minutesAhead()).toBeCloseTo(120, 0);
  await post("/outbox/api/faults", { call: "checkEmail", kind: "server-error" });
  expect(await minutesAhead()).toBeCloseTo(120, 0);
});

test("codes of named databases stay out of the terminal", async () => {
  const { printed, post } = await serve();
  const body = { email: people.konstantin.email, firstName: "" };
  await post("/api/verification/email/send", body, { headers: { "sandbox-database": "test-7" } });
  expect(printed).toEqual([]);
});

test("everything outside /api and /outbox is left to the app", async () => {
  const { origin } = await serve();
  const statuses = await Promise.all(
    ["/", "/apiary", "/outboxes"].map(async (path) => (await fetch(origin + path)).status),
  );
  expect(statuses).toEqual([299, 299, 299]);
  expect((await fetch(`${origin}/api/unknown`)).status).toBe(404);
});

test("a reset breaks the connection off", async () => {
  const { post } = await serve();
  await post("/outbox/api/faults", { call: "checkEmail", kind: "reset" });
  await expect(post("/api/auth/check-email", { email: "a@b.de" })).rejects.toThrow("fetch failed");
  expect((await post("/api/auth/check-email", { email: "a@b.de" })).status).toBe(200);
});

test("a broken connection is noticed, so that no browser repeats the request automatically", async () => {
  const { origin, post } = await serve();
  await post("/outbox/api/faults", { call: "checkEmail", kind: "offline", times: 2 });
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  socket.write("POST /api/auth/check-email HTTP/1.1\r\nHost: sandbox\r\nContent-Length: 2\r\n\r\n{}");
  const heard = (await socket.toArray()).join("");
  expect(heard).not.toBe("");
  expect(heard).not.toMatch(/^HTTP/);
  await expect(post("/api/auth/check-email", { email: "a@b.de" })).rejects.toThrow("fetch failed");
});

test("without an answer the caller waits until it gives up", async () => {
  const { post } = await serve();
  await post("/outbox/api/faults", { call: "checkEmail", kind: "no-answer" });
  const caller = new AbortController();
  const pending = post("/api/auth/check-email", { email: "a@b.de" }, { signal: caller.signal });
  caller.abort();
  await expect(pending).rejects.toThrow("aborted");
});

test("a stalled answer has headers and a beginning, and no end", async () => {
  const { post } = await serve();
  await post("/outbox/api/faults", { call: "checkEmail", kind: "stall" });
  const caller = new AbortController();
  const answer = await post("/api/auth/check-email", { email: "a@b.de" }, { signal: caller.signal });
  const reader = answer.body!.getReader();
  expect(answer.status).toBe(200);
  expect((await reader.read()).done).toBe(false);
  const rest = reader.read();
  caller.abort();
  await expect(rest).rejects.toThrow("aborted");
});

test("the outbox page comes with a policy that allows nothing inline and nothing foreign", async () => {
  const { origin } = await serve();
  const page = await fetch(`${origin}/outbox`);
  const html = await page.text();
  expect(page.headers.get("content-security-policy")).toContain(
    "default-src 'none'; script-src 'self'; style-src 'self'",
  );
  expect(html).not.toMatch(/<style|style=|<script(?![^>]* src=)| on\w+=/);
  const script = await fetch(`${origin}/outbox/outbox.js`);
  expect(script.headers.get("content-type")).toContain("text/javascript");
  expect(await script.text()).not.toContain("import type");
  expect((await fetch(`${origin}/outbox/outbox.css`)).headers.get("content-type")).toContain("text/css");
  expect((await fetch(`${origin}/outbox/..%2fapi.ts`)).status).toBe(404);
});

test("a page of another origin changes nothing in the outbox; a program that names none does", async () => {
  const { origin, post } = await serve();
  const arm = (headers: Record<string, string>) =>
    post(
      "/outbox/api/faults",
      { call: "checkEmail", kind: "reset" },
      { headers: { "content-type": "text/plain", ...headers } },
    );
  const foreign: Record<string, string>[] = [
    { origin: "https://evil.example" },
    { origin: "http://127.0.0.1:1" },
    { origin: "null" },
    { "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "same-site", origin: "http://localhost:1" },
  ];
  const statuses = await Promise.all(foreign.map(async (headers) => (await arm(headers)).status));
  expect(statuses).toEqual(foreign.map(() => 403));
  expect(await (await fetch(`${origin}/outbox/api/state`)).json()).toMatchObject({ faults: [] });
  expect((await arm({ origin, "sec-fetch-site": "same-origin" })).status).toBe(200);
  expect((await arm({})).status).toBe(200);
  expect((await fetch(`${origin}/outbox`, { headers: { "sec-fetch-site": "cross-site" } })).status).toBe(200);
});
