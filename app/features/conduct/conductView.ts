import { parseCalendarDay } from "#src/lib/calendarDay.ts";
import { toPending, type Loaded } from "#app/shell/toPending.ts";
import { cocAnswer, type Extra } from "#src/model/profile/extra.ts";
import type { CodeOfConductState, OpenConduct } from "#src/screens/conduct/CodeOfConductScreen.tsx";

/** Nothing read, nothing ticked. */
export const undecided: OpenConduct = { reading: { current: 0, read: 0 }, ticked: [], status: "deciding" };

/** Pure: what the screen shows. The own answer stays under way until the screen is left, even if it is back already. */
export function toConductView(extra: Loaded<Extra>, own: OpenConduct): CodeOfConductState {
  const isAnswering = own.status === "accepting" || own.status === "declining";
  const { data } = extra;
  if (!data) return toPending(extra);
  const answer = cocAnswer(data.code_of_conduct);
  if (answer === null || isAnswering) return { kind: "open", ...own };
  return { kind: "answered", answer, answeredOn: parseCalendarDay(data.code_of_conduct) };
}
