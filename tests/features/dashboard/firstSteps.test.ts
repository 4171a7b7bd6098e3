import { expect, test, vi } from "vitest";
import { leadTo } from "#app/features/dashboard/DashboardPage.tsx";

test("a new user is redirected to the first steps when these have loaded or failed (DASH-09)", async () => {
  for (const fetched of [() => Promise.resolve(), () => Promise.reject(new Error("a chunk is missing"))]) {
    const follow = vi.fn<(screen: string) => void>();
    leadTo("onboarding-welcome", follow, fetched);
    expect(follow).not.toHaveBeenCalled();
    await vi.waitFor(() => expect(follow).toHaveBeenCalledWith("onboarding-welcome"));
  }
});

test("a user who has left meanwhile is not redirected", async () => {
  const follow = vi.fn<(screen: string) => void>();
  const fetched = Promise.resolve();
  leadTo("onboarding-welcome", follow, () => fetched)();
  await fetched;
  await Promise.resolve();
  expect(follow).not.toHaveBeenCalled();
});
