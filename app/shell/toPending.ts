/** As much of a query as the screens need. */
export type Loaded<Data> = { data: Data | undefined; isFetching: boolean; errorUpdateCount: number };

/** What failed once stays a failure that is being tried again, with the button in its place. */
export const toPending = ({ isFetching, errorUpdateCount }: Loaded<unknown>) =>
  errorUpdateCount === 0 ? ({ kind: "loading" } as const) : ({ kind: "failed", isRetrying: isFetching } as const);
