import { expect, test, vi } from "vitest";

// A store of its own: other files may have loaded these texts already.
vi.resetModules();
const { addCopy, copyToRender, loadCopy } = await import("#src/copy/store.ts");

const lost = new Error("no connection");

test("texts that failed to load are requested once for all components rendered with them, and again on retry (A9)", async () => {
  const load = vi.fn().mockRejectedValueOnce(lost).mockResolvedValue({ title: "Da" });
  addCopy({ "./de/terms.json": load });
  await expect(copyToRender("de", "terms")).rejects.toBe(lost);
  for (let drawing = 0; drawing < 3; drawing += 1) await expect(copyToRender("de", "terms")).rejects.toBe(lost);
  expect(load).toHaveBeenCalledTimes(1);
  expect(await loadCopy("de", "terms")).toEqual({ title: "Da" });
  expect(await copyToRender("de", "terms")).toEqual({ title: "Da" });
  expect(load).toHaveBeenCalledTimes(2);
});
