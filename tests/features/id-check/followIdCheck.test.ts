import { expect, test } from "vitest";
import { createActor, type ActorRefFrom } from "xstate";
import { idCheckMachine, type IdCheckEvent, type IdCheckScreenName } from "#app/features/id-check/idCheckMachine.ts";
import { idCheckActors } from "#app/features/id-check/idCheckApi.ts";
import { followIdCheck, isIdCheckScreen, toIdCheckView } from "#app/features/id-check/idCheckView.ts";
import type { ScreenName } from "#app/navigation/screens.ts";
import { initialIdCheckState, type IdCheckState } from "#src/model/id-check/idCheck.ts";
import { emptyIdData } from "#src/model/id-check/idData.ts";
import { clientThat } from "#tests/client/clientThat.ts";
import { answerOf } from "#tests/features/id-check/answerOf.ts";

const completed = { ...initialIdCheckState, status: "Completed", uploadDate: "2026-11-20T11:00:00.000Z" } as const;

const settle = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

/** A browser with one page for all addresses of the check; the page is notified of a new address a moment later. */
function openBrowser(from: IdCheckState, { isReplacing = false } = {}) {
  const log: string[] = [];
  const client = clientThat({
    getIdDocument: () => answerOf(from),
    verifyIdData: () => ({ validierung_erfolgreich: true }),
    uploadIdPhoto: () => answerOf(completed),
    deleteIdPhoto: () => ({}),
  });
  let marked = isReplacing;
  let address: ScreenName = "dashboard";
  let actor: ActorRefFrom<typeof idCheckMachine> | null = null;
  const goTo = (screen: ScreenName) => {
    address = screen;
    queueMicrotask(() => {
      if (isIdCheckScreen(screen)) actor?.send({ type: "screen.opened", screen, isReplacing: marked });
    });
  };
  const machine = idCheckMachine.provide({
    actors: idCheckActors({
      client,
      extraId: "7301",
      loadEvents: async () => [],
      forgetEvents: () => {},
      onSent: () => {},
      toaster: { notify: () => {} },
    }),
    actions: { goOn: () => void log.push("on"), goToDashboard: () => void log.push("dashboard") },
  });
  return {
    open(screen: IdCheckScreenName) {
      goTo(screen);
      if (actor) return;
      actor = createActor(machine, { input: { screen, isReplacing: marked } });
      actor.subscribe(
        followIdCheck({
          address: () => address,
          show(next) {
            log.push(next);
            goTo(next);
          },
          mark: (on) => void (marked = on),
          notify: (isCompleted) => void log.push(isCompleted ? "completed" : "open"),
        }),
      );
      actor.start();
    },
    goToDashboard: () => goTo("dashboard"),
    log,
    address: () => address,
    view: () => actor && toIdCheckView(actor.getSnapshot()),
    send: (event: IdCheckEvent) => actor?.send(event),
    isMarked: () => marked,
  };
}

test("the address follows the check, and completion is stored (IDC-03, IDC-22, VS-101)", async () => {
  const browser = openBrowser(completed);
  browser.open("id-terms");
  expect(browser.view()).toEqual({ screen: "opening", status: "loading" });
  await settle();
  expect(browser.log.filter((entry) => entry.startsWith("id-"))).toEqual(["id-result"]);
  expect(browser.log).toContain("completed");
  expect(browser.view()).toMatchObject({ screen: "id-result", document: completed });
});

test("the data are restored between the camera and back", async () => {
  const browser = openBrowser(initialIdCheckState);
  browser.open("id-terms");
  await settle();
  const data = { ...emptyIdData, lastName: "Okonkwo" };
  browser.send({ type: "data.submitted", data });
  await settle();
  browser.send({ type: "continue.requested" });
  await settle();
  expect([browser.view(), browser.address()]).toMatchObject([{ screen: "id-capture", status: "ready" }, "id-capture"]);
  browser.send({ type: "back.requested" });
  await settle();
  expect(browser.view()).toMatchObject({ screen: "id-terms", initial: data, status: "editing" });
});

test("a history entry of a replacement is marked, and not afterwards (P26)", async () => {
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

test("a reload during a replacement resumes it (P26)", async () => {
  const browser = openBrowser(completed, { isReplacing: true });
  browser.open("id-capture");
  await settle();
  expect(browser.view()).toMatchObject({ screen: "id-capture", replacement: { left: 2 } });
});

test("deleting leads to the dashboard, stored as open (IDC-35, P27)", async () => {
  const browser = openBrowser(completed);
  browser.open("id-result");
  await settle();
  browser.send({ type: "delete.requested" });
  browser.send({ type: "delete.confirmed" });
  await settle();
  expect(browser.log.at(-1)).toBe("open");
  expect(browser.log).toContain("dashboard");
});

test("a user who continues is not redirected back, and no other history entry is marked", async () => {
  const browser = openBrowser(completed);
  browser.open("id-result");
  await settle();
  browser.send({ type: "continue.requested" });
  browser.goToDashboard();
  browser.send({ type: "replace.requested" });
  await settle();
  expect(browser.log.filter((entry) => entry !== "completed")).toEqual(["on"]);
  expect([browser.address(), browser.isMarked()]).toEqual(["dashboard", false]);
});

test("the check follows back and forward, and a link to another step is answered again", async () => {
  const browser = openBrowser(initialIdCheckState);
  browser.open("id-terms");
  await settle();
  browser.open("id-capture");
  await settle();
  expect(browser.view()).toMatchObject({ screen: "id-capture" });
  const other = openBrowser(completed);
  other.open("id-result");
  await settle();
  other.open("id-capture");
  await settle();
  expect([other.view()?.screen, other.address()]).toEqual(["id-result", "id-result"]);
});
