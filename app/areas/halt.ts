import { refusalOf } from "#app/areas/refusedError.ts";

/** As much of a query as matters here. */
export type Asked = { key: unknown; data: unknown; error: unknown };

/**
 * Whether a notice stands in the place of every screen (VS-004, VS-005): a version that the provider does not serve any
 * more always, maintenance only where nothing that was loaded before could stay on show.
 */
export function haltOf(queries: readonly Asked[]): "maintenance" | "update-required" | null {
  const codes = queries.filter(({ error }) => error !== null).map(({ error }) => refusalOf(error).code);
  if (codes.includes("update-required")) return "update-required";
  const isAnythingThere = queries.some(({ key, data }) => key !== "me" && data !== undefined);
  return codes.includes("maintenance") && !isAnythingThere ? "maintenance" : null;
}
