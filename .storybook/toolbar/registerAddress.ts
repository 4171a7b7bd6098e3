import { addons } from "storybook/manager-api";
import { GLOBALS_UPDATED, UPDATE_QUERY_PARAMS } from "../shared/storybook/managerParts.ts";
import { fragmentLast, isFragmentLast } from "../shared/address/fragmentLast.ts";
import { shortened } from "./shortAddress.ts";

/** Keeps the fragment of the address at its end, and the address short: in a link that is opened, and whenever the manager has written. */
export function registerAddress(): void {
  const { location, history } = window;
  if (!isFragmentLast(location)) history.replaceState(history.state, "", fragmentLast(location));
  addons.register("gangway/address", (api) => {
    const sync = () => {
      const { search, hash } = location;
      const short = shortened(search);
      if (short !== search || !isFragmentLast(location))
        api.navigateUrl(fragmentLast({ search: short, hash }), { replace: true });
    };
    api.on(GLOBALS_UPDATED, sync);
    api.on(UPDATE_QUERY_PARAMS, sync);
  });
}
