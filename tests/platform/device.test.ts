import { expect, test, vi } from "vitest";
import { createDevice } from "#app/platform/device.ts";

const content = {
  title: "Gruppe Nordwind",
  text: "4821 7306",
  url: "https://gangway.example/group/join?code=48217306",
};
const rejecting = (name: string) => () => Promise.reject(new DOMException("", name));

test("a text is copied by the browser's clipboard (APIS-25)", async () => {
  const writeText = vi.fn(async () => undefined);
  await createDevice(() => ({ clipboard: { writeText } })).copy("48217306");
  expect(writeText.mock.calls).toEqual([["48217306"]]);
});

test("copying rejects where there is no clipboard or it refuses (APIS-25)", async () => {
  await expect(createDevice(() => ({})).copy("48217306")).rejects.toThrow("clipboard");
  const refusing = createDevice(() => ({ clipboard: { writeText: rejecting("NotAllowedError") } }));
  await expect(refusing.copy("48217306")).rejects.toThrow(DOMException);
});

test("title, text and link reach the share sheet (APIS-25)", async () => {
  const share = vi.fn(async () => undefined);
  const device = createDevice(() => ({ share, canShare: () => true }));
  await expect(device.share(content)).resolves.toBe("shared");
  expect(share.mock.calls).toEqual([[content]]);
});

test("a closed share sheet is no failure; a missing or refusing one is not there (APIS-25)", async () => {
  const results = [
    createDevice(() => ({ share: rejecting("AbortError") })),
    createDevice(() => ({ share: rejecting("NotAllowedError") })),
    createDevice(() => ({ share: async () => undefined, canShare: () => false })),
    createDevice(() => ({})),
  ].map((device) => device.share(content));
  await expect(Promise.all(results)).resolves.toEqual(["closed", "unavailable", "unavailable", "unavailable"]);
});

test("a mailbox is opened by a mailto link, a page by its address (APIS-25)", () => {
  const open = vi.fn<(address: string) => void>();
  const device = createDevice(() => ({}), open);
  device.openMailto("hilfe+neu@example.de");
  device.openExternal("https://example.de/registrierung");
  expect(open.mock.calls).toEqual([["mailto:hilfe%2Bneu@example.de"], ["https://example.de/registrierung"]]);
});
