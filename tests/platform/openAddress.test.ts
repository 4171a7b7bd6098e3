import { afterEach, expect, test, vi } from "vitest";
import { openAddress } from "#app/platform/openAddress.ts";

afterEach(() => vi.unstubAllGlobals());

/** Records clicked links, with all their attributes. */
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

test("an address opens in a new tab without access to this page or its address (S3, S4)", () => {
  const links = clicked();
  openAddress("https://provider.example/original.pdf");
  expect(links).toEqual([
    { name: "a", href: "https://provider.example/original.pdf", target: "_blank", rel: "noopener noreferrer" },
  ]);
});

test("an unsafe address is not opened (S3)", () => {
  const links = clicked();
  expect(() => openAddress("javascript".concat(":alert(1)"))).toThrow("no address to open");
  expect(links).toEqual([]);
});
