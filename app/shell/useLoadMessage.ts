import { useState } from "react";
import { apiErrorOf } from "#app/shell/queryError.ts";

/** What the provider said when something could not be loaded; it stays while that is tried again. */
export function useLoadMessage({ error, isFetching }: { error: Error | null; isFetching: boolean }): string | null {
  const message = error && apiErrorOf(error).message;
  const [last, setLast] = useState(message);
  if (!isFetching && message !== last) setLast(message);
  return isFetching ? last : message;
}
