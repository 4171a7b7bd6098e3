import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import { refetchMissing } from "#app/shell/queryClient.ts";

type Answer = () => Promise<string>;
const closed: Answer = () => Promise.reject(new Error("maintenance"));
const given =
  (text: string): Answer =>
  () =>
    Promise.resolve(text);

function onShow(answers: Record<string, Answer[]>) {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const requested: string[] = [];
  const observers = Object.entries(answers).map(
    ([name, rest]) =>
      new QueryObserver(queries, {
        queryKey: [name],
        queryFn: () => {
          requested.push(name);
          return rest.shift()?.() ?? Promise.reject(new Error(`${name} is asked too often`));
        },
      }),
  );
  for (const observer of observers) observer.subscribe(() => {});
  return { queries, requested, observers };
}

test("a pending query is refetched, too, and its earlier response is dropped (VS-004)", async () => {
  let refuse: (reason: Error) => void = () => {};
  const pending = new Promise<string>((_, reject) => {
    refuse = reject;
  });
  const { queries, requested } = onShow({
    extra: [closed, given("Amira")],
    group: [() => pending, given("Nordwind")],
  });
  await vi.waitFor(() => expect(queries.getQueryState(["extra"])?.error).not.toBeNull());
  const again = refetchMissing(queries);
  refuse(new Error("maintenance"));
  await again;
  expect(["extra", "group"].map((name) => queries.getQueryData([name]))).toEqual(["Amira", "Nordwind"]);
  expect(requested.toSorted()).toEqual(["extra", "extra", "group", "group"]);
});

test("loaded data is not refetched", async () => {
  const { queries, requested } = onShow({ extra: [closed, given("Amira")], days: [given("four")] });
  await vi.waitFor(() => expect(queries.getQueryState(["extra"])?.error).not.toBeNull());
  await refetchMissing(queries);
  expect(requested).toEqual(["extra", "days", "extra"]);
  expect(queries.getQueryData(["days"])).toBe("four");
});
