import type { OutOfDateState } from "#src/patterns/OutOfDate.tsx";

/** As much of a query as the screens need. */
export type Loaded<Data> = { data: Data | undefined; isFetching: boolean; isError: boolean; errorUpdateCount: number };

/** Neither there nor failed yet. */
export const isOnItsWay = ({ data, errorUpdateCount }: Pick<Loaded<unknown>, "data" | "errorUpdateCount">): boolean =>
  data === undefined && errorUpdateCount === 0;

/** What failed once stays a failure that is being tried again, with the button in its place. */
export const toPending = ({
  isFetching,
  errorUpdateCount,
}: Pick<Loaded<unknown>, "isFetching" | "errorUpdateCount">) =>
  errorUpdateCount === 0 ? ({ kind: "loading" } as const) : ({ kind: "failed", isRetrying: isFetching } as const);

/** Something that is on show could not be loaded, or not anew; `hasGaps`: or not all of it could be read. */
export const outOfDateOf = (
  sources: readonly Pick<Loaded<unknown>, "isError" | "isFetching">[],
  hasGaps = false,
): OutOfDateState =>
  hasGaps || sources.some(({ isError }) => isError)
    ? { isRetrying: sources.some(({ isFetching }) => isFetching) }
    : null;
