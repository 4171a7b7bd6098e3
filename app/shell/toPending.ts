import type { PendingState } from "#src/patterns/PageState.tsx";
import type { OutOfDateState } from "#src/patterns/OutOfDate.tsx";

/** As much of a query as the screens need. */
export type Loaded<Data> = { data: Data | undefined; isFetching: boolean; isError: boolean; errorUpdateCount: number };

/** No data yet and no failure either. TanStack's own `isPending` is true again while a failed first load is retried. */
export const isFirstLoad = ({ data, errorUpdateCount }: Pick<Loaded<unknown>, "data" | "errorUpdateCount">): boolean =>
  data === undefined && errorUpdateCount === 0;

/** The last load failed; stays so while it is retried, when TanStack's `isError` is false as long as there is no data. */
export const hasFailed = ({
  data,
  isError,
  errorUpdateCount,
}: Pick<Loaded<unknown>, "data" | "isError" | "errorUpdateCount">): boolean =>
  isError || (data === undefined && errorUpdateCount > 0);

/** What failed once stays a failure while it is retried, with the button in its place. */
export const toPending = ({
  isFetching,
  errorUpdateCount,
}: Pick<Loaded<unknown>, "isFetching" | "errorUpdateCount">): PendingState =>
  errorUpdateCount === 0 ? { kind: "loading" } : { kind: "failed", isRetrying: isFetching };

/** Something that is on show could not be loaded, or not anew; `hasGaps`: or not all of it could be read. */
export const outOfDateOf = (sources: readonly Loaded<unknown>[], hasGaps = false): OutOfDateState =>
  hasGaps || sources.some(hasFailed) ? { isRetrying: sources.some(({ isFetching }) => isFetching) } : null;
