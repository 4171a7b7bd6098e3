import { expect, test } from "vitest";
import { createIdCheckFlow, type IdCheckSource } from "#app/features/id-check/idCheckFlow.ts";
import type { IdCheckPlace } from "#app/features/id-check/idCheckParts.ts";
import type { IdDocumentPort } from "#app/client/ports.ts";
import { initialIdCheckState, type IdCheckState } from "#src/model/id-check/idCheck.ts";
import { emptyIdData } from "#src/model/id-check/idData.ts";

const completed: IdCheckState = { ...initialIdCheckState, status: "Completed", uploadDate: "2026-11-20T11:00:00.000Z" };

const settle = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

/** A browser whose address follows the check, as the app does: the new screen comes before the old one is forgotten. */
function openBrowser(from: IdCheckState, { isReplacing = false } = {}) {
  const log: string[] = [];
  const port: IdDocumentPort = {
    load: async () => from,
    verifyData: async () => ({ validierung_erfolgreich: true }),
    upload: async () => completed,
    remove: async () => initialIdCheckState,
  };
  let marked = isReplacing;
  let address: IdCheckPlace | null = null;
  let leave = () => {};
  let source: IdCheckSource | undefined;
  const flow = createIdCheckFlow({
    extraId: "7301",
    openPort: async () => port,
    loadEvents: async () => [],
    entry: { isReplacing: () => marked, mark: (on) => void (marked = on) },
    show(place) {
      if (place === address) return;
      log.push(place);
      queueMicrotask(() => open(place));
    },
    tell: (isCompleted) => void log.push(isCompleted ? "completed" : "open"),
    goOn: () => void log.push("on"),
    goToDashboard: () => void log.push("dashboard"),
  });
  function open(place: IdCheckPlace) {
    address = place;
    const next = flow.at(place);
    leave();
    leave = next.enter();
    // React looks with every change.
    next.subscribe(() => void next.getView());
    source = next;
  }
  return {
    open,
    leaveAll() {
      leave();
      leave = () => {};
      address = null;
    },
    log,
    view: () => source?.getView(),
    send: (event: Parameters<IdCheckSource["send"]>[0]) => source?.send(event),
    isMarked: () => marked,
    at: (place: IdCheckPlace) => flow.at(place),
  };
}

test("the address follows the check, and what is completed is told (IDC-03, IDC-22, VS-101)", async () => {
  const browser = openBrowser(completed);
  browser.open("id-terms");
  expect(browser.view()).toEqual({ screen: "opening", status: "loading" });
  await settle();
  expect(browser.log.filter((entry) => entry.startsWith("id-"))).toEqual(["id-result"]);
  expect(browser.log).toContain("completed");
  expect(browser.view()).toMatchObject({ screen: "id-result", document: completed });
});

test("on the way to the next screen the last one stays as it was, and the data are kept", async () => {
  const browser = openBrowser(initialIdCheckState);
  browser.open("id-terms");
  await settle();
  const terms = browser.at("id-terms");
  const data = { ...emptyIdData, lastName: "Okonkwo" };
  browser.send({ type: "data.submitted", data });
  await settle();
  const confirmed = { screen: "id-terms", initial: data, status: "confirmed", problem: null };
  expect(terms.getView()).toEqual(confirmed);
  browser.send({ type: "continue.requested" });
  expect(terms.getView()).toEqual(confirmed);
  await settle();
  expect(browser.view()).toMatchObject({ screen: "id-capture", status: "ready" });
  browser.send({ type: "back.requested" });
  await settle();
  expect(browser.view()).toMatchObject({ screen: "id-terms", initial: data, status: "editing" });
});

test("a history entry that was made for a replacement says so, and no longer does afterwards (P26)", async () => {
  const browser = openBrowser(completed);
  browser.open("id-result");
  await settle();
  browser.send({ type: "replace.requested" });
  await settle();
  expect([browser.view()?.screen, browser.isMarked()]).toEqual(["id-capture", true]);
  browser.send({ type: "back.requested" });
  await settle();
  expect([browser.view()?.screen, browser.isMarked()]).toEqual(["id-result", false]);
});

test("a reload in the middle of a replacement goes on with it (P26)", async () => {
  const browser = openBrowser(completed, { isReplacing: true });
  browser.open("id-capture");
  await settle();
  expect(browser.view()).toMatchObject({ screen: "id-capture", replacement: { left: 2 } });
});

test("whoever has left and comes back begins anew, with nothing of the data (S6)", async () => {
  const browser = openBrowser(initialIdCheckState);
  browser.open("id-terms");
  await settle();
  browser.send({ type: "data.submitted", data: { ...emptyIdData, idNumber: "L01X00T471" } });
  browser.leaveAll();
  await settle();
  browser.open("id-terms");
  await settle();
  expect(browser.view()).toEqual({ screen: "id-terms", initial: emptyIdData, status: "editing", problem: null });
});

test("deleting leads to the dashboard, told as open, and the dialog stays until it is there (IDC-35, D-18, P27)", async () => {
  const browser = openBrowser(completed);
  browser.open("id-result");
  await settle();
  browser.send({ type: "delete.requested" });
  browser.send({ type: "delete.confirmed" });
  await settle();
  expect(browser.view()).toMatchObject({ screen: "id-result", deletion: "deleting" });
  expect(browser.log.at(-1)).toBe("open");
  expect(browser.log).toContain("dashboard");
  browser.send({ type: "delete.confirmed" });
});

test("whoever goes on is not called back, and a link to another step is answered again", async () => {
  const browser = openBrowser(completed);
  browser.open("id-result");
  await settle();
  browser.send({ type: "continue.requested" });
  await settle();
  browser.open("id-capture");
  await settle();
  expect(browser.log.filter((entry) => entry !== "completed")).toEqual(["on", "id-result"]);
  expect(browser.view()).toMatchObject({ screen: "id-result" });
});
