import * as access from "#app/client/contract/access.ts";
import * as availability from "#app/client/contract/availability.ts";
import * as eventStatus from "#app/client/contract/eventStatus.ts";
import * as contractData from "#app/client/contract/contractData.ts";
import * as financialData from "#app/client/contract/financialData.ts";
import * as papers from "#app/client/contract/papers.ts";
import * as groups from "#app/client/contract/groups.ts";
import * as idDocument from "#app/client/contract/idDocument.ts";
import * as payroll from "#app/client/contract/payroll.ts";
import * as recovery from "#app/client/contract/recovery.ts";
import * as renewal from "#app/client/contract/renewal.ts";
import * as signUp from "#app/client/contract/signUp.ts";
import * as signedIn from "#app/client/contract/signedIn.ts";
import * as staff from "#app/client/contract/staff.ts";

/** Every call there is. The screens import the rows they need from contract/, so that each loads only its own. */
export const contract = {
  ...access,
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

export type CallName = keyof typeof contract;
