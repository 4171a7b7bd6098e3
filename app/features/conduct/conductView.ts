import { parseCalendarDay } from "#src/lib/calendarDay.ts";
import { cocAnswer, type Extra } from "#src/model/profile/extra.ts";
import type { CodeOfConductState, OpenConduct } from "#src/screens/conduct/CodeOfConductScreen.tsx";

/** As much of the query as the screen needs. */
export type LoadedExtra = { data: Extra | undefined; isPending: boolean; isFetching: boolean };

/** Nothing read, nothing ticked. */
export const undecided: OpenConduct = { reading: { current: 0, read: 0 }, ticked: [], status: "deciding" };

/** Pure: what the screen shows. The own answer stays under way until the screen is left, even if it is back already. */
export function toConductView({ data, isPending, isFetching }: LoadedExtra, own: OpenConduct): CodeOfConductState {
  const isAnswering = own.status === "accepting" || own.status === "declining";
  if (!data) return isPending ? { kind: "loading" } : { kind: "failed", isRetrying: isFetching };
  const answer = cocAnswer(data.code_of_conduct);
  if (answer === null || isAnswering) return { kind: "open", ...own };
  return { kind: "answered", answer, answeredOn: parseCalendarDay(data.code_of_conduct) };
}
