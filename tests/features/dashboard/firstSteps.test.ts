import { expect, test, vi } from "vitest";
import { leadTo } from "#app/features/dashboard/DashboardPage.tsx";

test("somebody new is led to the first steps when these have been fetched, or could not be (DASH-09)", async () => {
  for (const fetched of [() => Promise.resolve(), () => Promise.reject(new Error("a chunk is missing"))]) {
    const follow = vi.fn<(screen: string) => void>();
    leadTo("onboarding-welcome", follow, fetched);
    expect(follow).not.toHaveBeenCalled();
    await vi.waitFor(() => expect(follow).toHaveBeenCalledWith("onboarding-welcome"));
  }
});

test("whoever has left in the meantime is left in peace", async () => {
  const follow = vi.fn<(screen: string) => void>();
  const fetched = Promise.resolve();
  leadTo("onboarding-welcome", follow, () => fetched)();
  await fetched;
  await Promise.resolve();
  expect(follow).not.toHaveBeenCalled();
});
