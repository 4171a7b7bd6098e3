import { expect, test } from "vitest";
import { SCRIPT_POLICY } from "#app/platform/google/addresses.ts";
import { securityHeaders } from "#app/hosting/securityHeaders.ts";

const standIn = { clientId: "sandbox", script: "/beside/client.js" };
const real = { clientId: "client-1", script: null };

const policyOf = (google: Parameters<typeof securityHeaders>[0]) =>
  Object.fromEntries(
    (securityHeaders(google)["Content-Security-Policy"] ?? "").split("; ").map((directive) => {
      const [name = "", ...sources] = directive.split(" ");
      return [name, sources.join(" ")];
    }),
  );

const strict = {
  "default-src": "'none'",
  "script-src": "'self'",
  "style-src": "'self'",
  "img-src": "'self' blob:",
  "font-src": "'self'",
  "connect-src": "'self'",
  "base-uri": "'none'",
  "object-src": "'none'",
  "form-action": "'none'",
  "frame-ancestors": "'none'",
  "require-trusted-types-for": "'script'",
  "trusted-types": "'none'",
};

test("without a Google client no foreign host, no policy and no opener is allowed (S1, S4)", () => {
  expect(policyOf(null)).toEqual(strict);
  expect(securityHeaders(null)).toMatchObject({
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
  });
});

test("the page may use the camera, clipboard and share sheet, and no other device, sensor or means of payment (S1)", () => {
  const featuresFor = (google: Parameters<typeof securityHeaders>[0]) =>
    (securityHeaders(google)["Permissions-Policy"] ?? "").split(", ");
  const denied = featuresFor(null).filter((feature) => feature.endsWith("=()"));
  expect(featuresFor(null).filter((feature) => !denied.includes(feature))).toEqual(["camera=(self)"]);
  const others = ["microphone", "geolocation", "payment", "usb", "display-capture", "identity-credentials-get"];
  expect(denied).toEqual(expect.arrayContaining(others.map((name) => `${name}=()`)));
  expect(denied.length).toBeGreaterThan(20);
  expect(denied.join()).not.toMatch(/clipboard-write|web-share|autoplay/);
  expect(featuresFor(real).join()).not.toContain("identity-credentials-get");
});

test("the mock of Google needs one policy for its script and a window it can talk to, and no foreign host", () => {
  expect(policyOf(standIn)).toEqual({ ...strict, "trusted-types": SCRIPT_POLICY });
  expect(securityHeaders(standIn)["Cross-Origin-Opener-Policy"]).toBe("same-origin-allow-popups");
});

test("with a Google client exactly Google's addresses are added, and nothing inline (C-06)", () => {
  expect(policyOf(real)).toEqual({
    ...strict,
    "script-src": "'self' https://accounts.google.com/gsi/client",
    "style-src": "'self' https://accounts.google.com/gsi/style",
    "connect-src": "'self' https://accounts.google.com/gsi/ https://www.googleapis.com/oauth2/v3/userinfo",
    "frame-src": "https://accounts.google.com/gsi/",
    "trusted-types": `${SCRIPT_POLICY} goog#html`,
  });
  expect(securityHeaders(real)["Cross-Origin-Opener-Policy"]).toBe("same-origin-allow-popups");
  expect(JSON.stringify(securityHeaders(real))).not.toContain("unsafe");
});

test("a provider on another host may be called, and nothing else changes (C-71)", () => {
  const [ours, theirs] = [securityHeaders(null), securityHeaders(null, "https://api.example/v1")];
  const policy = "Content-Security-Policy";
  expect(theirs[policy]).toBe(ours[policy]?.replace("connect-src 'self'", "connect-src 'self' https://api.example"));
  expect({ ...theirs, [policy]: ours[policy] }).toEqual(ours);
});
