import { afterEach, expect, test, vi } from "vitest";
import { GOOGLE_SCRIPT, SCRIPT_POLICY } from "#app/platform/google/addresses.ts";
import { createScriptLoader, type GoogleOAuth, type ScriptPage } from "#app/platform/google/identityScript.ts";
import { REQUEST_TIMEOUT_MS } from "#app/platform/limit.ts";

const oauth: GoogleOAuth = { initTokenClient: () => ({ requestAccessToken: () => {} }) };

type FakeScript = EventTarget & { src: string; remove: () => void };
type Policy = { createScriptURL: (url: string) => string };

afterEach(() => vi.useRealTimers());

/** A page that only counts added elements; a test decides how each script ends. */
function openPage({ hasPolicies = true } = {}) {
  const scripts: FakeScript[] = [];
  const removed: FakeScript[] = [];
  const policies: { name: string; rules: Policy }[] = [];
  const createElement = () => {
    const script = Object.assign(new EventTarget(), { src: "", remove: () => void removed.push(script) });
    return script;
  };
  const page = {
    location: { origin: "https://gangway.example" },
    document: { createElement, head: { append: (script: FakeScript) => void scripts.push(script) } },
    ...(hasPolicies && {
      trustedTypes: {
        createPolicy(name: string, rules: Policy) {
          if (policies.some((policy) => policy.name === name)) throw new TypeError("Policy already exists.");
          policies.push({ name, rules });
          return rules;
        },
      },
    }),
  } as unknown as ScriptPage;
  const end = (type: "load" | "error") => scripts.at(-1)?.dispatchEvent(new Event(type));
  return { page, scripts, removed, policies, end };
}

test("nothing is added to the page before the first call, and one script for any number of calls (S4)", async () => {
  const { page, scripts, end } = openPage();
  const load = createScriptLoader(page, GOOGLE_SCRIPT);
  expect(scripts).toEqual([]);
  const both = [load(), load()];
  page.google = { accounts: { oauth2: oauth } };
  end("load");
  expect(await Promise.all(both)).toEqual([oauth, oauth]);
  expect(await load()).toBe(oauth);
  expect(scripts.map(({ src }) => src)).toEqual([GOOGLE_SCRIPT]);
});

test("a blocked script rejects, leaves the page and is tried again with the same policy", async () => {
  const { page, scripts, removed, policies, end } = openPage();
  const load = createScriptLoader(page, GOOGLE_SCRIPT);
  const first = load();
  end("error");
  await expect(first).rejects.toThrow("did not load");
  expect(removed).toEqual(scripts);
  const second = load();
  page.google = { accounts: { oauth2: oauth } };
  end("load");
  expect(await second).toBe(oauth);
  expect(policies.map(({ name }) => name)).toEqual([SCRIPT_POLICY]);
});

test("a script without Google's sign-in in it rejects", async () => {
  const { page, end } = openPage();
  const loading = createScriptLoader(page, GOOGLE_SCRIPT)();
  end("load");
  await expect(loading).rejects.toThrow("offers no sign-in");
});

test("a script that does not load is aborted after 30 seconds (T12)", async () => {
  vi.useFakeTimers();
  const { page } = openPage();
  const result = createScriptLoader(page, GOOGLE_SCRIPT)().catch((reason: unknown) => String(reason));
  await vi.advanceTimersByTimeAsync(REQUEST_TIMEOUT_MS - 1);
  await expect(Promise.race([result, Promise.resolve("still loading")])).resolves.toBe("still loading");
  await vi.advanceTimersByTimeAsync(1);
  expect(await result).toContain("timeout");
});

test("the policy lets the one script pass and no other address (S1)", async () => {
  const { page, policies } = openPage();
  void createScriptLoader(page, GOOGLE_SCRIPT)().catch(() => {});
  const rules = policies[0]?.rules;
  expect(rules?.createScriptURL(GOOGLE_SCRIPT)).toBe(GOOGLE_SCRIPT);
  for (const url of [
    `${GOOGLE_SCRIPT}?x`,
    "https://accounts.google.com/",
    "https://gangway.example/x.js",
    "data:text/javascript,1",
    "",
  ])
    expect(() => rules?.createScriptURL(url)).toThrow(TypeError);
});

test("a replaced script has to be of this origin (S1)", async () => {
  const own = openPage();
  void createScriptLoader(own.page, "/beside/client.js")().catch(() => {});
  expect(own.scripts[0]?.src).toBe("https://gangway.example/beside/client.js");
  for (const url of [
    "https://elsewhere.example/client.js",
    "//elsewhere.example/client.js",
    "data:text/javascript,1",
  ]) {
    const { page, scripts } = openPage();
    await expect(createScriptLoader(page, url)()).rejects.toThrow("no script of Google's");
    expect(scripts).toEqual([]);
  }
});

test("a browser without trusted types checks the address all the same (S1)", async () => {
  const { page, scripts, end } = openPage({ hasPolicies: false });
  page.google = { accounts: { oauth2: oauth } };
  const loading = createScriptLoader(page, GOOGLE_SCRIPT)();
  end("load");
  expect(await loading).toBe(oauth);
  await expect(createScriptLoader(page, "https://elsewhere.example/client.js")()).rejects.toThrow(TypeError);
  expect(scripts).toHaveLength(1);
});
