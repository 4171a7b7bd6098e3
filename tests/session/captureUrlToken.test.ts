import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { captureUrlToken } from "#app/session/captureUrlToken.ts";

describe("token and e-mail of a link", () => {
  test.each([
    ["/reset-password?token=abc", { token: "abc", email: null, strippedUrl: "/reset-password" }],
    ["/?token=abc&email=a%40b.de", { token: "abc", email: "a@b.de", strippedUrl: "/" }],
    ["/x?token=abc&amp;email=a@b.de", { token: "abc", email: "a@b.de", strippedUrl: "/x" }],
    ["/x?token=abc&amp%3Bemail=a@b.de", { token: "abc", email: "a@b.de", strippedUrl: "/x" }],
    ["/x?token=a+b/c==&email=a+b@c.de", { token: "a+b/c==", email: "a+b@c.de", strippedUrl: "/x" }],
    ["/x?lang=de&token=abc&x=1#top", { token: "abc", email: null, strippedUrl: "/x?lang=de&x=1#top" }],
    ["/x?token=&email=%20", { token: null, email: null, strippedUrl: "/x" }],
    ["/x?token=&token=b", { token: "b", email: null, strippedUrl: "/x" }],
    ["/x?email=a@b.de", { token: null, email: "a@b.de", strippedUrl: "/x" }],
    ["/x", { token: null, email: null, strippedUrl: "/x" }],
    ["/x?token=abc&amp;amp;email=a@b.de", { token: "abc", email: "a@b.de", strippedUrl: "/x" }],
    ["/x?toamp;ken=abc", { token: null, email: null, strippedUrl: "/x?toamp%3Bken=abc" }],
    ["/x?token=abc%20def%0A&email=a@b.de", { token: "abcdef", email: "a@b.de", strippedUrl: "/x" }],
    ["/x?token=abc%E2%80%8Bdef=%0D%0Aghi==", { token: "abcdefghi==", email: null, strippedUrl: "/x" }],
    ["/x?token=3Dabc&email=3Da@b.de", { token: "abc", email: "a@b.de", strippedUrl: "/x" }],
    ["/x?token=3Dabc", { token: "3Dabc", email: null, strippedUrl: "/x" }],
    ["/x?token=3Dabc&email=a@b.de", { token: "3Dabc", email: "a@b.de", strippedUrl: "/x" }],
    ["/x?token=%3Cabc%3E).", { token: "abc", email: null, strippedUrl: "/x" }],
    ["/x?token=a.b-c_d~e&email=a@b.de%3E", { token: "a.b-c_d~e", email: "a@b.de", strippedUrl: "/x" }],
    ["//evil?token=t", { token: "t", email: null, strippedUrl: "/evil" }],
    ["//evil//x?token=t", { token: "t", email: null, strippedUrl: "/evil//x" }],
    ["/https://evil?token=t", { token: "t", email: null, strippedUrl: "/https://evil" }],
  ])("%s (ROUTE-15, S5, P12)", (url, captured) => expect(captureUrlToken(url)).toEqual(captured));

  test("any values are read and removed (S5)", () => {
    const word = fc.stringMatching(/^[\w~|/+-]([\w.~|:/+-]*[\w~|/+-])?=*$/);
    const address = fc.stringMatching(/^[a-z][\w+-]{1,9}@[\w-]{1,9}\.[a-z]{2,3}$/);
    fc.assert(
      fc.property(word, address, fc.webPath(), (token, email, path) => {
        const query = `token=${encodeURIComponent(token)}&email=${encodeURIComponent(email)}`;
        const captured = captureUrlToken(`${path}?${query}`);
        expect(captured).toMatchObject({ token, email });
        expect(captured.strippedUrl).not.toContain("?");
        expect(captured.strippedUrl.startsWith("//")).toBe(false);
      }),
    );
  });
});
