import { readFileSync } from "node:fs";
import { afterEach, expect, test, vi } from "vitest";
import { googleInMarkup, withGoogle } from "#app/platform/google/inMarkup.ts";

const page = readFileSync(new URL("../../../app/index.html", import.meta.url), "utf8");
const client = { clientId: "1234-ab_c.apps.googleusercontent.com", script: null };

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** The start of the app in a page with these elements in its head. */
async function startWith(metas: Record<string, string>) {
  vi.stubGlobal("document", {
    querySelector: (selector: string) => {
      const name = /^meta\[name="([^"]+)"\]$/.exec(selector)?.[1] ?? "";
      return name in metas ? { content: metas[name] } : null;
    },
  });
  vi.stubGlobal("window", { location: { origin: "https://gangway.example" } });
  return { ...(await import("#app/platform/google/googleSignIn.ts")), ...(await import("#app/platform/config.ts")) };
}

test("without a client there is no button and no adapter (C-06)", async () => {
  for (const metas of [
    {},
    { "google-client-id": "" },
    { "google-client-id": "  " },
    { "google-identity-script": "/x" },
  ]) {
    const { googleSignIn, google } = await startWith(metas as Record<string, string>);
    expect(google).toBeNull();
    await expect(googleSignIn()).rejects.toThrow("No Google client is configured.");
    vi.resetModules();
  }
});

test("a client in the page's head is offered, with Google's own script unless another is named (C-06)", async () => {
  const plain = await startWith({ "google-client-id": " client-1 " });
  expect(plain.google).toEqual({ clientId: "client-1", script: null });
  expect(await plain.googleSignIn()).toBe(await plain.googleSignIn());
  vi.resetModules();
  const standIn = await startWith({ "google-client-id": "client-1", "google-identity-script": "/beside/client.js" });
  expect(standIn.google).toEqual({ clientId: "client-1", script: "/beside/client.js" });
});

test("the unchanged page names no client, and has the placeholder for one", () => {
  expect(page).toContain('<meta name="google-client-id" content="" />');
  expect(googleInMarkup(page)).toBeNull();
  expect(page).not.toMatch(/https?:\/\//);
});

test("a page that is given a client names it once", () => {
  const named = withGoogle(page, client);
  expect(googleInMarkup(named)).toEqual(client);
  expect(named.match(/google-client-id/g)).toHaveLength(1);
  const standIn = { clientId: "sandbox", script: "/beside/client.js" };
  expect(googleInMarkup(withGoogle(page, standIn))).toEqual(standIn);
  expect(googleInMarkup(withGoogle(page, { ...client, clientId: "a$1b" }))?.clientId).toBe("a$1b");
});

test("values that could break out of the attribute are refused, and so is a page without the placeholder", () => {
  for (const clientId of ['"><script src=x>', "a b", "it's", "a&b"])
    expect(() => withGoogle(page, { ...client, clientId })).toThrow("no client id");
  expect(() => withGoogle("<!doctype html><title>App</title>", client)).toThrow("google-client-id");
});
