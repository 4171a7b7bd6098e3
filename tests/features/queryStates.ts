/** What a view reads of a query of TanStack. */
export const loaded = <Data>(data: Data) => ({ data, isFetching: false, isError: false, errorUpdateCount: 0 });
export const pending = { data: undefined, isFetching: true, isError: false, errorUpdateCount: 0 };
export const failed = { data: undefined, isFetching: false, isError: true, errorUpdateCount: 1 };
