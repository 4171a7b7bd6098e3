import * as access from "#app/provider/contract/access.ts";
import * as groups from "#app/provider/contract/groups.ts";
import * as signedIn from "#app/provider/contract/signedIn.ts";

/** Every call there is. The screens import the rows they need from contract/, so that each loads only its own. */
export const contract = { ...access, ...signedIn, ...groups };

export type CallName = keyof typeof contract;
