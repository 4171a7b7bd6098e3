import type { PendingState } from "#src/patterns/PageState.tsx";
import type { OutOfDateState } from "#src/patterns/OutOfDate.tsx";

/** The part of a query that screens need. */
export type Loaded<Data> = { data: Data | undefined; isFetching: boolean; isError: boolean; errorUpdateCount: number };

/** No data and no failure yet. TanStack's `isPending` is true again while a failed first load is retried. */
export const isFirstLoad = ({ data, errorUpdateCount }: Pick<Loaded<unknown>, "data" | "errorUpdateCount">): boolean =>
  data === undefined && errorUpdateCount === 0;

/** The last load failed; also during the retry, when TanStack's `isError` is false without data. */
export const hasFailed = ({
  data,
  isError,
  errorUpdateCount,
}: Pick<Loaded<unknown>, "data" | "isError" | "errorUpdateCount">): boolean =>
  isError || (data === undefined && errorUpdateCount > 0);

/** A failure stays visible during the retry, which its button shows. */
export const toPending = ({
  isFetching,
  errorUpdateCount,
}: Pick<Loaded<unknown>, "isFetching" | "errorUpdateCount">): PendingState =>
  errorUpdateCount === 0 ? { kind: "loading" } : { kind: "failed", isRetrying: isFetching };

/** Data on screen could not be loaded or refetched; `hasGaps`: or is partly unreadable. */
export const outOfDateOf = (sources: readonly Loaded<unknown>[], hasGaps = false): OutOfDateState =>
  hasGaps || sources.some(hasFailed) ? { isRetrying: sources.some(({ isFetching }) => isFetching) } : null;
