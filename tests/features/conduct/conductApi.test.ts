import { expect, test, vi } from "vitest";
import { answerConduct } from "#app/features/conduct/conductApi.ts";
import { setCodeOfConduct } from "#app/client/calls/signedIn.ts";
import { failureNotice } from "#app/client/notice.ts";
import { apiErrorWith } from "#app/client/apiError.ts";

function provider(result: unknown) {
  const call = vi.fn(async (..._call: unknown[]) => result);
  return { call, signedIn: { client: { call } as never, extraId: "7" } };
}
const saved = { ok: true, value: {}, message: null };
const refusedWith = (code: "refused" | "unreachable", status: number) => ({
  ok: false,
  apiError: apiErrorWith(code, status),
});

test("yes and no are sent as accepted, and each has its own sentence (COC-12, COC-14)", async () => {
  const { call, signedIn } = provider(saved);
  expect(await answerConduct(signedIn, true)).toBe("saved");
  expect(await answerConduct(signedIn, false)).toBe("saved");
  const sent = (accepted: boolean, key: string) => [
    setCodeOfConduct,
    { params: { id: "7" }, body: { accepted } },
    { onSuccessText: { from: "copy", key } },
  ];
  expect(call.mock.calls).toEqual([sent(true, "conduct.accepted"), sent(false, "conduct.declined")]);
});

test("an answer given on another device is reported as such: no retry is offered", () => {
  const noticeText = (status: number) => failureNotice(setCodeOfConduct, apiErrorWith("refused", status))?.text;
  expect(noticeText(409)).toEqual({ from: "copy", key: "conduct.answered" });
  expect(noticeText(400)).toEqual({ from: "copy", key: "conduct.failed" });
});

test("without a response it stays open; a refusal, with any status, may mean that it was answered on another device", async () => {
  expect(await answerConduct(provider(refusedWith("unreachable", 500)).signedIn, true)).toBe("failed");
  expect(await answerConduct(provider(refusedWith("unreachable", 0)).signedIn, false)).toBe("failed");
  expect(await answerConduct(provider(refusedWith("refused", 409)).signedIn, true)).toBe("outdated");
  expect(await answerConduct(provider(refusedWith("refused", 200)).signedIn, true)).toBe("refused");
});
