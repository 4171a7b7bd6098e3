import { apiErrorOf } from "#app/shell/queryError.ts";

/** As much of a query as matters here. `isCall`: an agreed call answers it, not a proposed one or the device. */
export type Asked = { isCall: boolean; data: unknown; error: unknown };

/**
 * Whether a notice stands in the place of every screen (VS-004, VS-005): a version that the provider does not serve any
 * more always, maintenance only where something is missing for it and nothing that the provider said before could stay on
 * show. What proposed calls bring stands on no screen by itself and must not take the notice away.
 */
export function serviceNoticeOf(queries: readonly Asked[]): "maintenance" | "update-required" | null {
  const saying = (code: string) => queries.filter(({ error }) => error !== null && apiErrorOf(error).code === code);
  if (saying("update-required").length > 0) return "update-required";
  const isMissing = saying("maintenance").some(({ data }) => data === undefined);
  const isAnythingThere = queries.some(({ isCall, data }) => isCall && data !== undefined);
  return isMissing && !isAnythingThere ? "maintenance" : null;
}
