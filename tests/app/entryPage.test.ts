import { afterEach, expect, test, vi } from "vitest";
import { createStore } from "zustand/vanilla";
import { createEntryDraft } from "#app/features/auth/entryDraft.ts";
import type { EntryView } from "#app/features/auth/entryView.ts";
import { keepUnsent, takeUnsent } from "#app/session/unsent.ts";

const email = "amira@example.de";
const untouched = { status: "editing", problem: null, alert: null, google: { kind: "ready", problem: null } };

afterEach(() => vi.unstubAllGlobals());

const lost = () => Promise.reject(new Error("no connection"));

test("the machine hears what was typed and pressed before it was there, then all that follows until it is drawn", () => {
  const draft = createEntryDraft("");
  const machine = vi.fn();
  draft.send({ type: "email.changed", email });
  draft.send({ type: "email.submitted" });
  expect(draft.getView()).toEqual({ ...untouched, email, status: "checking" });
  draft.handOver(machine);
  draft.send({ type: "email.changed", email: "" });
  expect(machine.mock.calls).toEqual([
    [{ type: "email.changed", email }],
    [{ type: "email.submitted" }],
    [{ type: "email.changed", email: "" }],
  ]);
});

test("an entry that stays shows what the machine shows, and nothing of its own any more", () => {
  const draft = createEntryDraft(email);
  const shown = createStore<EntryView>(() => ({ ...untouched, email, problem: "invalid" }) as EntryView);
  const machine = vi.fn();
  draft.handOver(machine);
  const stop = draft.follow({ getView: shown.getState, subscribe: shown.subscribe });
  expect(draft.getView()).toEqual(shown.getState());
  draft.send({ type: "email.submitted" });
  expect(machine).toHaveBeenLastCalledWith({ type: "email.submitted" });
  expect(draft.getView()).toEqual(shown.getState());
  shown.setState({ problem: null, status: "checking" });
  expect(draft.getView()).toEqual({ ...untouched, email, status: "checking" });
  stop();
  shown.setState({ status: "editing" });
  expect(draft.getView()).toEqual({ ...untouched, email, status: "checking" });
});

/** A page of a server that can be reached, or not. */
function openPage(page: string, state: unknown = null) {
  const reload = vi.fn();
  const history = { state, replaceState: (next: unknown) => void (history.state = next) };
  vi.stubGlobal("history", history);
  vi.stubGlobal("location", { reload });
  vi.stubGlobal("fetch", async () => new Response(page));
  return { history, reload };
}

test("a machine that does not arrive says so beside the field, and only to who was waiting (VA-024)", async () => {
  const { reload } = openPage("");
  const draft = createEntryDraft(email);
  await draft.load(lost);
  expect(draft.getView()).toEqual({ ...untouched, email });
  draft.send({ type: "email.submitted" });
  expect(draft.getView().status).toBe("checking");
  await vi.waitFor(() => expect(draft.getView()).toEqual({ ...untouched, email, problem: "unableToCheck" }));
  expect(reload).not.toHaveBeenCalled();
  expect(takeUnsent()).toBeUndefined();
});

test("what has not arrived comes with the page anew at the next submit, and the address is kept for it (VA-024)", async () => {
  const { reload } = openPage('<div id="root">');
  const draft = createEntryDraft("");
  const load = vi.fn(lost);
  const onFailure = vi.fn();
  await Promise.all([draft.load(load, onFailure), draft.load(load, onFailure)]);
  draft.send({ type: "email.changed", email });
  expect([load, onFailure, reload].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 0]);
  draft.send({ type: "email.submitted" });
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  expect(draft.getView().status).toBe("checking");
  expect([takeUnsent(), takeUnsent()]).toEqual([{ email, isSubmitted: true }, undefined]);
});

test("after Google the page anew sends nothing: it has what was typed, and Google is pressed once more (VA-029)", async () => {
  const { reload } = openPage('<div id="root">');
  const draft = createEntryDraft(email);
  await draft.load(lost);
  draft.send({ type: "google.requested", mode: "signIn" });
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  expect(takeUnsent()).toEqual({ email, isSubmitted: false });
});

test("an empty field is left to the page anew once, too, and what else the history entry holds stays (C-24)", () => {
  const link = { link: { token: "t", email: null } };
  const { history } = openPage("", link);
  keepUnsent({ email: "", isSubmitted: true });
  expect(history.state).toEqual({ ...link, unsent: { email: "", isSubmitted: true } });
  expect([takeUnsent(), takeUnsent()]).toEqual([{ email: "", isSubmitted: true }, undefined]);
  expect(history.state).toEqual(link);
});

test("Google can be pressed before the machine is there, and is free again when it does not arrive (VA-029, VA-030)", async () => {
  const draft = createEntryDraft(email);
  const pressed = { type: "google.requested", mode: "signUp" } as const;
  draft.send(pressed);
  expect(draft.getView()).toEqual({ ...untouched, email, google: { kind: "busy" } });
  const machine = vi.fn();
  draft.handOver(machine);
  expect(machine).toHaveBeenLastCalledWith(pressed);
  await draft.load(lost);
  expect(draft.getView()).toEqual({ ...untouched, email, google: { kind: "ready", problem: "failed" } });
});

test("whoever listens hears of every change until they stop listening", () => {
  const draft = createEntryDraft("");
  const listener = vi.fn();
  const stop = draft.subscribe(listener);
  draft.send({ type: "email.changed", email });
  stop();
  draft.send({ type: "email.submitted" });
  expect(listener).toHaveBeenCalledTimes(1);
});
