import * as fc from "fast-check";
import { expect, test } from "vitest";
import { forgetUrlToken, takeUrlToken } from "#app/session/urlToken.ts";
import { RUNS } from "#tests/runs.ts";

/** The address bar and the history entry of one page. */
function open(url: string, state: unknown = null) {
  const page = { url, state, titles: new Set<string>() };
  const history = {
    get state() {
      return page.state;
    },
    replaceState(next: unknown, title: string, to?: string | URL | null) {
      page.titles.add(title);
      page.state = structuredClone(next);
      if (to != null)
        page.url = new URL(String(to), `https://app.test${page.url}`).href.replace("https://app.test", "");
    },
  };
  const location = () => new URL(page.url, "https://app.test");
  return { page, history, take: () => takeUrlToken(location(), history) };
}

test("token and address leave the address bar and stay in the history entry (S5)", () => {
  const tab = open("/auth/verify-email?token=canary-1&email=a%40b.de&from=mail#top");
  expect(tab.take()).toEqual({ token: "canary-1", email: "a@b.de" });
  expect(tab.page.url).toBe("/auth/verify-email?from=mail#top");
  expect(tab.page.state).toEqual({ link: { token: "canary-1", email: "a@b.de" } });
});

test("a reload still has the link (S5, P14)", () => {
  const tab = open("/reset-password?token=canary-1");
  tab.take();
  const reloaded = open(tab.page.url, tab.page.state);
  expect(reloaded.take()).toEqual({ token: "canary-1", email: null });
});

test("a link that is used up is forgotten, and the rest of the entry stays (S5)", () => {
  const tab = open("/reset-password?token=canary-1", { screen: "x" });
  tab.take();
  forgetUrlToken(tab.history);
  expect(tab.page.state).toEqual({ screen: "x" });
  expect(open(tab.page.url, tab.page.state).take()).toEqual({ token: null, email: null });
});

test("an address alone leaves the address bar as well (S5)", () => {
  const tab = open("/auth/signin?email=a%40b.de");
  expect(tab.take()).toEqual({ token: null, email: "a@b.de" });
  expect(tab.page.url).toBe("/auth/signin");
  expect(open(tab.page.url, tab.page.state).take()).toEqual({ token: null, email: "a@b.de" });
});

test.each(["text", 7, true, null])("a history entry that holds %j is none of ours and does not come along", (state) => {
  const tab = open("/reset-password?token=canary-1", state);
  tab.take();
  expect(tab.page.state).toEqual({ link: { token: "canary-1", email: null } });
});

test.each([{ token: 7, email: { a: 1 } }, { token: "", email: "" }, "text", null])(
  "a link that was stored as %j is none",
  (link) => expect(open("/reset-password", { link }).take()).toEqual({ token: null, email: null }),
);

test("the history entry gets no name, which some browsers would show", () => {
  const tab = open("/reset-password?token=canary-1");
  tab.take();
  forgetUrlToken(tab.history);
  expect([...tab.page.titles]).toEqual([""]);
});

test("an address without a link is unchanged", () => {
  const tab = open("/dashboard?tab=1#x", { screen: "x" });
  expect(tab.take()).toEqual({ token: null, email: null });
  expect([tab.page.url, tab.page.state]).toEqual(["/dashboard?tab=1#x", { screen: "x" }]);
});

test(`for any history entry and link, the token never stays in the address: ${RUNS} links (S5)`, () => {
  const name = fc.constantFrom("token", "email", "amp;token", "amp;email", "x");
  const pairs = fc.array(fc.tuple(name, fc.string({ minLength: 1 })), { maxLength: 4 });
  fc.assert(
    fc.property(pairs, fc.jsonValue(), (given, state) => {
      const tab = open(`/auth/signin?${new URLSearchParams([...given, ["token", "canary-1"]])}`, state);
      const link = tab.take();
      expect(link.token).not.toBeNull();
      expect(new URL(tab.page.url, "https://app.test").search).not.toMatch(/token|email|canary/);
    }),
    { numRuns: RUNS },
  );
});
