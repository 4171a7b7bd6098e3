import { afterEach, expect, test, vi } from "vitest";
import { openAddress } from "#app/platform/openAddress.ts";

afterEach(() => vi.unstubAllGlobals());

/** What links were clicked, with all that was said about them. */
function clicked() {
  const links: Record<string, unknown>[] = [];
  vi.stubGlobal("location", { href: "https://gangway.example/contract" });
  vi.stubGlobal("document", {
    createElement: (name: string) => {
      const link = { click: () => void links.push({ name, ...link, click: undefined }) };
      return link;
    },
  });
  return links;
}

test("an address opens beside this page, which it can neither reach nor learn of (S3, S4)", () => {
  const links = clicked();
  openAddress("https://provider.example/original.pdf");
  expect(links).toEqual([
    { name: "a", href: "https://provider.example/original.pdf", target: "_blank", rel: "noopener noreferrer" },
  ]);
});

test("an address that is none to open is not opened (S3)", () => {
  const links = clicked();
  expect(() => openAddress("javascript".concat(":alert(1)"))).toThrow("no address to open");
  expect(links).toEqual([]);
});
