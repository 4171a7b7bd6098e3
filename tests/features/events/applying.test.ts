import { expect, test, vi } from "vitest";
import { createApplying, type ApplyingMeans } from "#app/features/events/applying.ts";
import type { Sent } from "#app/features/events/eventsApi.ts";
import { trialDays } from "#src/people/events.ts";
import { people } from "#src/people/people.ts";
import type { ApplyProblem, WithdrawProblem } from "#src/screens/events/openApplication.ts";

const [first, second] = trialDays("2026-11-20", people.leonie);
const events = [first!, second!];
const choosing = { kind: "choosing", problem: null };

function begin(answers: Partial<Pick<ApplyingMeans, "apply" | "withdraw">> = {}) {
  const means = {
    apply: vi.fn(async (): Promise<Sent<ApplyProblem>> => ({ ok: true, message: "Ja." })),
    withdraw: vi.fn(async (): Promise<Sent<WithdrawProblem>> => ({ ok: true, message: null })),
    onApplied: vi.fn(),
    onWithdrawn: vi.fn(),
    refresh: vi.fn(),
    ...answers,
  };
  const applying = createApplying(means);
  applying.toggle({ id: "501", to: "apply" });
  applying.toggle({ id: "502", to: "apply" });
  return { applying, means };
}
const refusedWith = (code: "applyFailed" | "noAnswer") => async () => ({ ok: false, problem: { code } }) as const;

test("what is tapped is chosen, tapped again it is not; the meaning of the tap stays (D-49)", () => {
  const { applying } = begin();
  applying.toggle({ id: "501", to: "apply" });
  applying.toggle({ id: "504", to: "withdraw" });
  expect(applying.getView().choices).toEqual([
    { id: "502", to: "apply" },
    { id: "504", to: "withdraw" },
  ]);
});

test("what was applied for is chosen no longer, the rest stays (VS-139)", async () => {
  const { applying, means } = begin();
  const sending = applying.apply([events[0]!]);
  expect(applying.getView().action).toEqual({ kind: "applying" });
  await sending;
  expect(applying.getView()).toMatchObject({ choices: [{ id: "502", to: "apply" }], action: choosing });
  expect(means.onApplied).toHaveBeenCalledExactlyOnceWith([events[0]], "Ja.");
});

test("one request, however often it is asked for (F6)", async () => {
  const { applying, means } = begin();
  await Promise.all([applying.apply(events), applying.apply(events), applying.apply([])]);
  expect(means.apply).toHaveBeenCalledOnce();
  await applying.apply([]);
  expect(means.apply).toHaveBeenCalledOnce();
  await applying.withdraw(events);
  expect(means.withdraw).not.toHaveBeenCalled();
});

test.each(["applyFailed", "noAnswer"] as const)(
  "%s: what was chosen stays and can be sent again, and the dates are read anew (VS-140)",
  async (code) => {
    const { applying, means } = begin({ apply: vi.fn(refusedWith(code)) });
    const before = applying.getView().choices;
    await applying.apply(events);
    expect(applying.getView()).toMatchObject({ choices: before, action: { kind: "choosing", problem: { code } } });
    expect(means.refresh).toHaveBeenCalledOnce();
    await applying.apply(events);
    expect(means.apply).toHaveBeenCalledTimes(2);
    expect(means.onApplied).not.toHaveBeenCalled();
    applying.toggle({ id: "503", to: "apply" });
    expect(applying.getView().action).toEqual(choosing);
  },
);

test("to withdraw is asked for first; a failure stays in the question (VS-146)", async () => {
  const withdraw = vi
    .fn<ApplyingMeans["withdraw"]>()
    .mockResolvedValueOnce({ ok: false, problem: { code: "withdrawFailed" } })
    .mockResolvedValueOnce({ ok: true, message: null });
  const { applying, means } = begin({ withdraw });
  applying.ask();
  expect(applying.getView().action).toEqual({ kind: "asking", problem: null });
  const sending = applying.withdraw(events);
  applying.leave();
  expect(applying.getView().action).toEqual({ kind: "withdrawing" });
  await sending;
  expect(applying.getView().action).toEqual({ kind: "asking", problem: { code: "withdrawFailed" } });
  expect(applying.getView().choices).toHaveLength(2);
  await applying.withdraw(events);
  expect(applying.getView()).toMatchObject({ choices: [], action: choosing });
  expect(means.onWithdrawn).toHaveBeenCalledExactlyOnceWith(events);
});

test("left, the question changes nothing", () => {
  const { applying, means } = begin();
  applying.ask();
  applying.leave();
  expect(applying.getView()).toMatchObject({ action: choosing });
  expect(applying.getView().choices).toHaveLength(2);
  expect(means.withdraw).not.toHaveBeenCalled();
});

test("the days of the invitation are chosen beforehand, once, beside what is chosen already (EVT-08, P41)", () => {
  const { applying } = begin();
  applying.answerSuggestions(["502", "508"], "2026-12-07");
  expect(applying.getView()).toMatchObject({ day: "2026-12-07", areSuggestionsAnswered: true });
  expect(applying.getView().choices.map(({ id }) => id)).toEqual(["501", "502", "508"]);
});

test("left alone, they leave everything as it is", () => {
  const { applying } = begin();
  applying.move("2026-12-11");
  applying.answerSuggestions([], null);
  expect(applying.getView()).toMatchObject({ day: "2026-12-11", areSuggestionsAnswered: true });
  expect(applying.getView().choices).toHaveLength(2);
});
