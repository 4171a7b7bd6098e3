import { expect, test, vi } from "vitest";
import { sendApply, sendWithdraw } from "#app/features/events/eventsApi.ts";
import { applyForEvents, withdrawFromEvents } from "#app/client/calls/signedIn.ts";
import type { ApiErrorCode } from "#app/client/result.ts";
import { apiErrorWith } from "#app/client/apiError.ts";
import { trialDays } from "#src/people/events.ts";
import { people } from "#src/people/people.ts";

const [first, second] = trialDays("2026-11-20", people.leonie);
const events = [first!, { ...second!, event_id: "0502" }];

function provider(result: unknown, extraId: string | number = "7") {
  const call = vi.fn(async (..._call: unknown[]) => result);
  return { call, signedIn: { client: { call } as never, extraId } };
}
const body = { extra_id: "7", event_ids: [501, "0502"] };

test("all chosen days go in one request, each id as the provider spells it (EVT-01, ROLE-13)", async () => {
  const { call, signedIn } = provider({ ok: true, value: {}, message: "Ja." });
  expect(await sendApply(signedIn, events)).toMatchObject({ ok: true, message: "Ja." });
  expect(await sendWithdraw(signedIn, events)).toMatchObject({ ok: true });
  expect(call.mock.calls).toEqual([
    [applyForEvents, { body }],
    [withdrawFromEvents, { body }, { onSuccessText: { from: "copy", key: "events.withdrawn" } }],
  ]);
});

test("the user's id is sent in the provider's spelling, too (C-72)", async () => {
  const { call, signedIn } = provider({ ok: true, value: {}, message: null }, 7);
  await sendApply(signedIn, events);
  expect(call.mock.calls).toEqual([[applyForEvents, { body: { ...body, extra_id: 7 } }]]);
});

const apiError = (code: ApiErrorCode, message: string | null = null) => ({
  ok: false,
  apiError: { ...apiErrorWith(code, 0), message },
});

test.each<[ApiErrorCode, string]>([
  ["refused", "applyFailed"],
  ["offline", "applyFailed"],
  ["rate-limited", "applyFailed"],
  ["timeout", "noAnswer"],
  ["unreachable", "noAnswer"],
  ["malformed", "noAnswer"],
])("after %s the page shows %s (EVT-26, F7)", async (code, problem) =>
  expect(await sendApply(provider(apiError(code)).signedIn, events)).toEqual({
    ok: false,
    problem: { code: problem },
  }),
);

test("any kind of refusal means that nothing was sent (EVT-26)", async () => {
  const failed = { ok: false as const, apiError: apiErrorWith("unreachable", 500) };
  expect(await sendApply(provider(failed).signedIn, events)).toMatchObject({ problem: { code: "applyFailed" } });
});

test("the provider's message is shown word for word (ROLE-16)", async () => {
  const message = "Dieser Termin hat schon begonnen.";
  const { signedIn } = provider(apiError("refused", message));
  expect(await sendApply(signedIn, events)).toMatchObject({ problem: { message } });
  expect(await sendWithdraw(signedIn, events)).toMatchObject({ problem: { message } });
});

test("a failed withdrawal is reported as such (EVT-27)", async () =>
  expect(await sendWithdraw(provider(apiError("refused")).signedIn, events)).toMatchObject({
    problem: { code: "withdrawFailed" },
  }));
