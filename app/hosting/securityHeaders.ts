import { GOOGLE_SCRIPT, GOOGLE_USER_INFO, SCRIPT_POLICY } from "#app/platform/google/addresses.ts";
import type { GoogleOnPage } from "#app/platform/google/page.ts";

/** Sources required by Google's setup guide, and the Trusted Types policy that its script creates. */
const forGoogle = {
  script: [GOOGLE_SCRIPT],
  style: ["https://accounts.google.com/gsi/style"],
  connect: ["https://accounts.google.com/gsi/", GOOGLE_USER_INFO],
  frame: ["https://accounts.google.com/gsi/"],
  policies: ["goog#html"],
};

const deniedFeatures: Record<keyof typeof forGoogle, string[]> = {
  script: [],
  style: [],
  connect: [],
  frame: [],
  policies: [],
};

const directive = (name: string, ...sources: string[]) => `${name} ${sources.join(" ")}`;

/** HSTS for two years, sent over HTTPS, for this host without subdomains. */
export const TRANSPORT_SECURITY = { "Strict-Transport-Security": "max-age=63072000" };

/** Unused features that Chromium knows; an unknown name would log a console warning. */
const UNUSED = [
  "accelerometer",
  "browsing-topics",
  "compute-pressure",
  "display-capture",
  "encrypted-media",
  "fullscreen",
  "gamepad",
  "geolocation",
  "gyroscope",
  "hid",
  "idle-detection",
  "keyboard-map",
  "local-fonts",
  "magnetometer",
  "microphone",
  "midi",
  "otp-credentials",
  "payment",
  "picture-in-picture",
  "publickey-credentials-create",
  "publickey-credentials-get",
  "screen-wake-lock",
  "serial",
  "sync-xhr",
  "usb",
  "window-management",
  "xr-spatial-tracking",
];

/** Google's sign-in uses the browser's identity API. */
const permissions = (google: GoogleOnPage | null) =>
  ["camera=(self)", ...[...UNUSED, ...(google ? [] : ["identity-credentials-get"])].map((name) => `${name}=()`)].join(
    ", ",
  );

/**
 * Headers of the built app (S1): no inline scripts or styles, no other hosts. Only a page with a Google client may load
 * Google's script and keep a reference to its window (C-06, S4). `provider`: base URL of a provider on another host
 * (C-71); null if the host itself proxies `/api`.
 */
export function securityHeaders(google: GoogleOnPage | null, provider: string | null = null): Record<string, string> {
  const ownProvider = provider === null ? [] : [new URL(provider).origin];
  const foreign = google && google.script === null ? forGoogle : deniedFeatures;
  const policies = google ? [SCRIPT_POLICY, ...foreign.policies] : ["'none'"];
  return {
    "Content-Security-Policy": [
      "default-src 'none'",
      directive("script-src", "'self'", ...foreign.script),
      directive("style-src", "'self'", ...foreign.style),
      "img-src 'self' blob:",
      "font-src 'self'",
      directive("connect-src", "'self'", ...ownProvider, ...foreign.connect),
      ...(foreign.frame.length > 0 ? [directive("frame-src", ...foreign.frame)] : []),
      "base-uri 'none'",
      "object-src 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      directive("trusted-types", ...policies),
    ].join("; "),
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Opener-Policy": google ? "same-origin-allow-popups" : "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": permissions(google),
  };
}
