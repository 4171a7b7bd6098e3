import { clippedIn } from "./clipped.ts";
import { tallDocksIn } from "./dock.ts";
import { unseenFocusIn } from "./focus.ts";
import { badLineEndsIn } from "./lineEnds.ts";
import { movingIn } from "./moving.ts";
import { scopeOf } from "./onScreen.ts";
import { overlappingIn } from "./overlapping.ts";
import { sidewaysIn } from "./sideways.ts";
import { smallTargetsIn } from "./targets.ts";

/** What a person under stress would trip over in what is on the page, one line each. */
export async function faultsIn(page: Element): Promise<string[]> {
  const root = scopeOf(page);
  return [
    ...sidewaysIn(root),
    ...clippedIn(root),
    ...badLineEndsIn(root),
    ...overlappingIn(root),
    ...smallTargetsIn(root),
    ...movingIn(root),
    ...tallDocksIn(root),
    ...(await unseenFocusIn(root)),
  ];
}
