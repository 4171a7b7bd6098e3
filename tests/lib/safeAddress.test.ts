import { expect, test } from "vitest";
import { isSafeAddress } from "#src/lib/safeAddress.ts";

const pageUrl = "https://gangway.example/contract?x=1";

test.each([
  "https://provider.example/original.pdf?token=a#page=2",
  "HTTPS://provider.example",
  "mailto:vertrag@example.de",
  "tel:+4969690",
  "blob:https://gangway.example/0b3c",
  "https://gangway.example/files/1.pdf",
  "/files/2026-10.pdf",
  "#2026-10",
])("%s may be opened (S3)", (address) => expect(isSafeAddress(address, pageUrl)).toBe(true));

test.each([
  "javascript:alert(1)",
  " java\nscript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "http://provider.example/original.pdf",
  "blob:https://evil.example/0b3c",
  "blob:null/0b3c",
  "blob:javascript:alert(1)",
  "filesystem:https://gangway.example/x",
  "file:///etc/passwd",
  "intent://scan/#Intent;end",
  "vbscript:x",
  "www.provider.example",
  "https://",
  "https:",
  "",
  " ",
])("%j leads nowhere (S3)", (address) => expect(isSafeAddress(address, pageUrl)).toBe(false));

test("where the page itself is served plainly, as on the machine of a developer, its own files may be opened", () => {
  const local = "http://localhost:5173/billing-data";
  expect(["/files/1.pdf", "blob:http://localhost:5173/0b3c"].map((address) => isSafeAddress(address, local))).toEqual([
    true,
    true,
  ]);
  expect(isSafeAddress("http://localhost:8080/files/1.pdf", local)).toBe(false);
});
