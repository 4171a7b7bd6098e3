import * as access from "#app/client/calls/access.ts";
import * as availability from "#app/client/calls/availability.ts";
import * as eventStatus from "#app/client/calls/eventStatus.ts";
import * as contractData from "#app/client/calls/contractData.ts";
import * as financialData from "#app/client/calls/financialData.ts";
import * as papers from "#app/client/calls/papers.ts";
import * as groups from "#app/client/calls/groups.ts";
import * as idDocument from "#app/client/calls/idDocument.ts";
import * as invitation from "#app/client/calls/invitation.ts";
import * as payroll from "#app/client/calls/payroll.ts";
import * as recovery from "#app/client/calls/recovery.ts";
import * as renewal from "#app/client/calls/renewal.ts";
import * as signUp from "#app/client/calls/signUp.ts";
import * as signedIn from "#app/client/calls/signedIn.ts";
import * as staff from "#app/client/calls/staff.ts";

/** All calls. Screens import single rows from calls/, so that each loads only its own. */
export const calls = {
  ...access,
  ...invitation,
  ...signUp,
  ...recovery,
  ...renewal,
  ...signedIn,
  ...groups,
  ...availability,
  ...staff,
  ...eventStatus,
  ...idDocument,
  ...contractData,
  ...payroll,
  ...financialData,
  ...papers,
};

export type CallName = keyof typeof calls;
