import * as access from "#app/provider/contract/access.ts";
import * as groups from "#app/provider/contract/groups.ts";
import * as recovery from "#app/provider/contract/recovery.ts";
import * as renewal from "#app/provider/contract/renewal.ts";
import * as signUp from "#app/provider/contract/signUp.ts";
import * as signedIn from "#app/provider/contract/signedIn.ts";

/** Every call there is. The screens import the rows they need from contract/, so that each loads only its own. */
export const contract = { ...access, ...signUp, ...recovery, ...renewal, ...signedIn, ...groups };

export type CallName = keyof typeof contract;
