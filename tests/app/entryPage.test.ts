import { createElement, type ComponentProps } from "react";
import { createRoot } from "react-dom/client";
import { within } from "storybook/test";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { createActor } from "xstate";
import { toEntryView, type EntryView, type StartEntry } from "#app/features/auth/entryApi.ts";
import { entryMachine } from "#app/features/auth/entryMachine.ts";
import { EntryRoot } from "#app/features/auth/EntryPage.tsx";
import { takeUnsent } from "#app/session/unsent.ts";
import { loadAllCopy } from "#src/copy/store.ts";
import { deferred } from "./deferred.ts";
import { auth } from "./situation.ts";
import { typeLetter } from "./typeLetter.ts";
import { de } from "./ways/copy.ts";
import type * as WithGoogle from "./withGoogle.ts";

await loadAllCopy();

type EntryProps = ComponentProps<typeof EntryRoot>;

const email = "amira@example.de";
const untouched: EntryView = {
  email,
  status: "editing",
  problem: null,
  alert: null,
  google: { kind: "ready", problem: null },
};
const CHECKING = "Wird geprüft …";
const INVALID = de.auth.entry.problems.invalid;
const NOT_CHECKED = /^E-Mail kann nicht überprüft werden/;

let close = () => {};
let reload = vi.fn();

/** A reload is counted, and does not take the test away. */
function countReload(event: NavigateEvent) {
  if (event.navigationType !== "reload") return;
  event.preventDefault();
  reload();
}

beforeEach(() => {
  reload = vi.fn();
  navigation.addEventListener("navigate", countReload);
});
afterEach(() => {
  close();
  close = () => {};
  navigation.removeEventListener("navigate", countReload);
  history.replaceState(null, "");
  vi.unstubAllGlobals();
});

function open(props: Partial<EntryProps> & Pick<EntryProps, "start">) {
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  root.render(createElement(EntryRoot, { mode: "signIn", ...props }));
  close = () => {
    root.unmount();
    place.remove();
  };
}

/** The machine, which arrives and changes as the test says. */
function createMachine() {
  const { promise, resolve: arrive, reject: fail } = deferred<void>();
  const send = vi.fn<Awaited<ReturnType<StartEntry>>["send"]>();
  const stop = vi.fn<() => void>();
  let show: Parameters<StartEntry>[1] = () => {};
  const start = vi.fn<StartEntry>(async (_, onChange) => {
    await promise;
    show = onChange;
    return { send, stop };
  });
  return { start, send, stop, arrive, fail, show: (view: Partial<EntryView>) => show({ ...untouched, ...view }) };
}

/** The server, which can be reached and has this page, or not. */
const answerWith = (text: string) => vi.stubGlobal("fetch", async () => new Response(text));

/** The same in a page of its own that Google can be used on, which a page says of itself once. */
async function openWithGoogle(props: Partial<EntryProps> & Pick<EntryProps, "start">) {
  const frame = Object.assign(document.createElement("iframe"), {
    srcdoc: '<!doctype html><html lang="de"><meta name="google-client-id" content="client-1"><body></body></html>',
  });
  const { promise: loaded, resolve: load } = deferred<void>();
  frame.addEventListener("load", () => load(), { once: true });
  document.body.append(frame);
  await loaded;
  const own = frame.contentWindow as Window & typeof globalThis;
  // Vitest's own: it has put this into each import() of the app.
  Object.assign(own, { __vitest_browser_runner__: Reflect.get(window, "__vitest_browser_runner__") });
  const address = new URL("./withGoogle.ts", import.meta.url).href;
  const script = own.document.createElement("script");
  const { promise: arrived, resolve: arrive } = deferred<typeof WithGoogle>();
  Object.assign(own, { arrive });
  Object.assign(script, { type: "module", text: `import * as app from ${JSON.stringify(address)}; arrive(app);` });
  own.document.head.append(script);
  const app = await arrived;
  await app.loadAllCopy();
  own.fetch = window.fetch;
  own.navigation.addEventListener("navigate", countReload);
  const root = app.createRoot(own.document.body);
  root.render(app.createElement(app.EntryRoot, { mode: "signUp", ...props }));
  close = () => {
    root.unmount();
    frame.remove();
  };
  const view = within(own.document.body);
  const button = (name: string) => view.findByRole("button", { name });
  return { own, view, button };
}

const GOOGLE = "Mit Google fortfahren";
const OPENING = "Google wird geöffnet …";
const NO_GOOGLE = /^Google antwortet gerade nicht/;

const field = () => page.getByLabelText("E-Mail-Adresse");
const submit = () => page.getByRole("button", { name: "Weiter" });
const checking = () => page.getByRole("button", { name: CHECKING });
const isShown = async (text: string | RegExp) => {
  await expect.element(page.getByText(text)).toBeVisible();
};

test("the machine hears what was typed and pressed before it was there, then all that follows", async () => {
  const { start, send, arrive, show } = createMachine();
  open({ start });
  await auth.email.fill(email);
  expect(start).not.toHaveBeenCalled();
  await auth.email.submit();
  await expect.element(checking()).toBeVisible();
  await expect.element(field()).toHaveValue(email);
  // Enter while it is on its way.
  (field().element() as HTMLInputElement).form?.requestSubmit();
  expect(send).not.toHaveBeenCalled();
  arrive();
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(2));
  show({});
  await expect.element(submit()).toBeVisible();
  await userEvent.fill(field(), "");
  expect(start.mock.calls.map(([input]) => input)).toEqual([{ email, alert: null }]);
  expect(send.mock.calls).toEqual([
    [{ type: "email.changed", email }],
    [{ type: "email.submitted" }],
    [{ type: "email.changed", email: "" }],
  ]);
});

test("an entry that stays shows what the machine shows, and nothing of its own any more", async () => {
  const { start, send, stop, arrive, show } = createMachine();
  open({ start, email });
  await auth.email.submit();
  arrive();
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(2));
  show({ problem: "invalid" });
  await isShown(INVALID);
  await auth.email.submit();
  expect(send).toHaveBeenLastCalledWith({ type: "email.submitted" });
  await isShown(INVALID);
  await expect.element(submit()).toBeVisible();
  show({ status: "checking" });
  await expect.element(checking()).toBeVisible();
  expect(page.getByText(INVALID).query()).toBeNull();
  expect(stop).not.toHaveBeenCalled();
  close();
  expect(stop).toHaveBeenCalledTimes(1);
});

test("a machine that does not arrive says so beside the field, and only to who was waiting (VA-024)", async () => {
  answerWith("");
  const { start, send, fail } = createMachine();
  let hasFailed = false;
  open({ start, email, hasFailed: () => hasFailed });
  await auth.email.submit();
  await expect.element(checking()).toBeVisible();
  hasFailed = true;
  fail(new Error("no connection"));
  await isShown(NOT_CHECKED);
  await expect.element(field()).toHaveValue(email);
  await userEvent.fill(field(), `${email}n`);
  expect(page.getByText(NOT_CHECKED).query()).toBeNull();
  // The server cannot be reached now either.
  await auth.email.submit();
  await isShown(NOT_CHECKED);
  expect([start, send, reload].map(({ mock }) => mock.calls.length)).toEqual([1, 0, 0]);
  expect(takeUnsent()).toBeUndefined();
});

test("what has not arrived comes with the page anew at the next submit, and the address is kept for it (VA-024)", async () => {
  answerWith('<div id="root">');
  const { start } = createMachine();
  open({ start, hasFailed: () => true });
  await auth.email.fill(email);
  expect(reload).not.toHaveBeenCalled();
  await auth.email.submit();
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  await expect.element(checking()).toBeVisible();
  expect(start).not.toHaveBeenCalled();
  expect([takeUnsent(), takeUnsent()]).toEqual([{ email, isSubmitted: true }, undefined]);
});

test("an empty field is left to the page anew once, too, and what else the history entry holds stays (C-24)", async () => {
  answerWith('<div id="root">');
  const link = { link: { token: "t", email: null } };
  history.replaceState(link, "");
  open({ start: createMachine().start, hasFailed: () => true });
  await auth.email.submit();
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  expect(history.state).toEqual({ ...link, unsent: { email: "", isSubmitted: true } });
  expect([takeUnsent(), takeUnsent()]).toEqual([{ email: "", isSubmitted: true }, undefined]);
  expect(history.state).toEqual(link);
});

test("after Google the page anew sends nothing: it has what was typed, and Google is pressed once more (VA-029)", async () => {
  answerWith('<div id="root">');
  const { own, button } = await openWithGoogle({ start: createMachine().start, email, hasFailed: () => true });
  (await button(GOOGLE)).click();
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  expect(own.history.state).toEqual({ unsent: { email, isSubmitted: false } });
});

test("Google can be pressed before the machine is there, and is free again when it does not arrive (VA-029, VA-030)", async () => {
  const { start, send, arrive } = createMachine();
  const pressed = await openWithGoogle({ start, email });
  (await pressed.button(GOOGLE)).click();
  await pressed.button(OPENING);
  arrive();
  await vi.waitFor(() => expect(send).toHaveBeenLastCalledWith({ type: "google.requested", mode: "signUp" }));
  close();
  const lost = createMachine();
  const { view, button } = await openWithGoogle({ start: lost.start, email });
  (await button(GOOGLE)).click();
  await button(OPENING);
  lost.fail(new Error("no connection"));
  await view.findByText(NO_GOOGLE);
  await button(GOOGLE);
  expect(view.getByLabelText<HTMLInputElement>("E-Mail-Adresse").value).toBe(email);
});

test("letters that are typed while the machine starts and right after it stay in the field and reach it", async () => {
  const { promise, resolve: arrive } = deferred<void>();
  let typed = () => "";
  open({
    email: "am",
    async start(input, onChange) {
      await promise;
      const actor = createActor(entryMachine, { input });
      typed = () => actor.getSnapshot().context.email;
      actor.subscribe((snapshot) => onChange(toEntryView(snapshot)));
      actor.start();
      return { send: (event) => actor.send(event), stop: () => void actor.stop() };
    },
  });
  await expect.element(field()).toBeVisible();
  const input = field().element() as HTMLInputElement;
  const answered = new Promise<void>((resolve) => {
    // Heard as soon as the change is in the page, before effects that wait for their turn.
    const observer = new MutationObserver(() => {
      if (!document.body.innerText.includes(INVALID)) return;
      observer.disconnect();
      for (const letter of "ra") typeLetter(input, letter);
      resolve();
    });
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  input.form!.requestSubmit();
  typeLetter(input, "i");
  arrive();
  await answered;
  expect([input.value, typed()]).toEqual(["amira", "amira"]);
});
