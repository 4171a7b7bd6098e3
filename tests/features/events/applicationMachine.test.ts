import { expect, test, vi } from "vitest";
import { createActor, waitFor } from "xstate";
import { applicationMachine } from "#app/features/events/applicationMachine.ts";
import { applicationActors, type ApplicationDeps } from "#app/features/events/eventsApi.ts";
import { toApplying } from "#app/features/events/applicationView.ts";
import type { Sent } from "#app/features/events/eventsApi.ts";
import type { CalendarDay } from "#src/lib/calendarDay.ts";
import type { Choice } from "#src/model/events/application.ts";
import type { AvailableEvent } from "#src/model/events/event.ts";
import { trialDays } from "#src/people/events.ts";
import { people } from "#src/people/people.ts";
import type { ApplyProblem, WithdrawProblem } from "#src/screens/events/openApplication.ts";

const [first, second] = trialDays("2026-11-20", people.leonie);
const events = [first!, second!];
const choosing = { kind: "choosing", problem: null };

function startMachine(answers: Partial<Pick<ApplicationDeps, "apply" | "withdraw">> = {}) {
  const deps = {
    apply: vi.fn(async (): Promise<Sent<ApplyProblem>> => ({ ok: true, message: "Ja." })),
    withdraw: vi.fn(async (): Promise<Sent<WithdrawProblem>> => ({ ok: true, message: null })),
    onApplied: vi.fn<ApplicationDeps["onApplied"]>(() => null),
    onWithdrawn: vi.fn(),
    refresh: vi.fn(),
    ...answers,
  };
  const goOn = vi.fn();
  const actor = createActor(
    applicationMachine.provide({
      actors: applicationActors(deps),
      actions: { goOn: (_, { next }) => goOn(next) },
    }),
    { input: { choices: [], day: null } },
  ).start();
  const send: typeof actor.send = (event) => actor.send(event);
  const answered = () => waitFor(actor, ({ children }) => Object.keys(children).length === 0);
  const applying = {
    view: () => toApplying(actor.getSnapshot()),
    move: (day: CalendarDay) => send({ type: "day.moved", day }),
    toggle: (choice: Choice) => send({ type: "date.toggled", choice }),
    warn: (id: string) => send({ type: "date.warned", id }),
    apply(requested: readonly AvailableEvent[]) {
      send({ type: "application.requested", events: requested });
      return answered();
    },
    requestWithdrawal: () => send({ type: "withdrawal.requested" }),
    leave: () => send({ type: "withdrawal.left" }),
    withdraw(requested: readonly AvailableEvent[]) {
      send({ type: "withdrawal.confirmed", events: requested });
      return answered();
    },
    answerSuggestions: (ids: readonly string[], day: CalendarDay | null) =>
      send({ type: "suggestions.answered", ids, first: day }),
  };
  applying.toggle({ id: "501", to: "apply" });
  applying.toggle({ id: "502", to: "apply" });
  return { applying, deps, goOn, stop: () => actor.stop() };
}
const refusedWith = (code: "applyFailed" | "noAnswer") => async () => ({ ok: false, problem: { code } }) as const;

test("a tap selects, a second tap deselects; the mode of the selection stays (D-49)", () => {
  const { applying } = startMachine();
  applying.toggle({ id: "501", to: "apply" });
  applying.toggle({ id: "504", to: "withdraw" });
  expect(applying.view().choices).toEqual([
    { id: "502", to: "apply" },
    { id: "504", to: "withdraw" },
  ]);
});

test("after applying, those days are deselected, the others stay selected (VS-139)", async () => {
  const { applying, deps } = startMachine();
  const sending = applying.apply([events[0]!]);
  expect(applying.view().action).toEqual({ kind: "applying" });
  await sending;
  expect(applying.view()).toMatchObject({ choices: [{ id: "502", to: "apply" }], action: choosing });
  expect(deps.onApplied).toHaveBeenCalledExactlyOnceWith([events[0]], "Ja.");
  expect(deps.refresh).not.toHaveBeenCalled();
});

test("during the first steps it continues, unless the screen was left; the follow-ups of the response run anyway (VS-141)", async () => {
  for (const isLeft of [false, true]) {
    const { applying, deps, goOn, stop } = startMachine();
    deps.onApplied.mockReturnValue("onboarding-step-code-of-conduct");
    applying.apply(events).catch(() => {});
    if (isLeft) stop();
    await vi.waitFor(() => expect(deps.onApplied).toHaveBeenCalledOnce());
    await Promise.resolve();
    expect(goOn.mock.calls).toEqual(isLeft ? [] : [["onboarding-step-code-of-conduct"]]);
  }
});

test("during a request nothing can be selected, but the calendar can be browsed; the next tap clears a warning", async () => {
  const { applying } = startMachine();
  applying.warn("516");
  const sending = applying.apply(events);
  applying.toggle({ id: "503", to: "apply" });
  applying.requestWithdrawal();
  applying.move("2026-12-11");
  expect(applying.view()).toMatchObject({ action: { kind: "applying" }, day: "2026-12-11", warned: "516" });
  await sending;
  expect(applying.view().choices).toEqual([]);
  applying.toggle({ id: "503", to: "apply" });
  expect(applying.view().warned).toBeNull();
});

test("after an unexpected error it is open whether the request has arrived (F7)", async () => {
  const unforeseen = () => Promise.reject(new Error("unforeseen"));
  const { applying } = startMachine({ apply: unforeseen, withdraw: unforeseen });
  await applying.apply(events);
  expect(applying.view().action).toEqual({ kind: "choosing", problem: { code: "noAnswer" } });
  applying.requestWithdrawal();
  expect(applying.view().action).toEqual({ kind: "asking", problem: null });
  await applying.withdraw(events);
  expect(applying.view().action).toEqual({ kind: "asking", problem: { code: "noAnswer" } });
  applying.leave();
  expect(applying.view().action).toEqual(choosing);
});

test("many submits are one request (F6)", async () => {
  const { applying, deps } = startMachine();
  await Promise.all([applying.apply(events), applying.apply(events), applying.apply([])]);
  expect(deps.apply).toHaveBeenCalledOnce();
  await applying.apply([]);
  expect(deps.apply).toHaveBeenCalledOnce();
  await applying.withdraw(events);
  expect(deps.withdraw).not.toHaveBeenCalled();
});

test.each(["applyFailed", "noAnswer"] as const)(
  "%s: what was chosen stays and can be sent again, and the dates are read anew (VS-140)",
  async (code) => {
    const { applying, deps } = startMachine({ apply: vi.fn(refusedWith(code)) });
    const before = applying.view().choices;
    await applying.apply(events);
    expect(applying.view()).toMatchObject({ choices: before, action: { kind: "choosing", problem: { code } } });
    expect(deps.refresh).toHaveBeenCalledOnce();
    await applying.apply(events);
    expect(deps.apply).toHaveBeenCalledTimes(2);
    expect(deps.onApplied).not.toHaveBeenCalled();
    applying.toggle({ id: "503", to: "apply" });
    expect(applying.view().action).toEqual(choosing);
  },
);

test("a withdrawal needs confirmation; a failure stays in the dialog (VS-146)", async () => {
  const withdraw = vi
    .fn<ApplicationDeps["withdraw"]>()
    .mockResolvedValueOnce({ ok: false, problem: { code: "withdrawFailed" } })
    .mockResolvedValueOnce({ ok: true, message: null });
  const { applying, deps } = startMachine({ withdraw });
  applying.requestWithdrawal();
  expect(applying.view().action).toEqual({ kind: "asking", problem: null });
  const sending = applying.withdraw(events);
  applying.leave();
  expect(applying.view().action).toEqual({ kind: "withdrawing" });
  await sending;
  expect(applying.view().action).toEqual({ kind: "asking", problem: { code: "withdrawFailed" } });
  expect(applying.view().choices).toHaveLength(2);
  expect(deps.refresh).toHaveBeenCalledOnce();
  await applying.withdraw([]);
  expect(deps.withdraw).toHaveBeenCalledOnce();
  await applying.withdraw(events);
  expect(applying.view()).toMatchObject({ choices: [], action: choosing });
  expect(deps.onWithdrawn).toHaveBeenCalledExactlyOnceWith(events);
});

test("closing the dialog changes nothing", () => {
  const { applying, deps } = startMachine();
  applying.requestWithdrawal();
  applying.leave();
  expect(applying.view()).toMatchObject({ action: choosing });
  expect(applying.view().choices).toHaveLength(2);
  expect(deps.withdraw).not.toHaveBeenCalled();
});

test("the days of the invitation are preselected once, beside the current selection (EVT-08, P41)", () => {
  const { applying } = startMachine();
  applying.answerSuggestions(["502", "508"], "2026-12-07");
  expect(applying.view()).toMatchObject({ day: "2026-12-07", areSuggestionsAnswered: true });
  expect(applying.view().choices.map(({ id }) => id)).toEqual(["501", "502", "508"]);
});

test("without taps they change nothing", () => {
  const { applying } = startMachine();
  applying.move("2026-12-11");
  applying.answerSuggestions([], null);
  expect(applying.view()).toMatchObject({ day: "2026-12-11", areSuggestionsAnswered: true });
  expect(applying.view().choices).toHaveLength(2);
});
