import * as z from "zod/mini";
import { tidyPayroll } from "#src/model/payroll/payrollRules.ts";
import { orElse } from "#src/model/reading.ts";
import { payrollSample } from "#src/people/payroll.ts";
import { readProcedure, writeProcedure } from "../database/procedures.ts";
import type { Account } from "../database/records.ts";
import { accept, type Json, type Reply } from "../database/reply.ts";
import type { Database } from "../database.ts";

type Form = { [field: string]: Json };
type FormSection = "contractData" | "payroll" | "financial";

/** Stored about a form with bank, tax or insurance data: only that it was saved (S6). */
const recordSchema = z.object({ isSaved: orElse(z.boolean(), false) });

const isSavedBy = (database: Database, extraId: string, section: FormSection): boolean =>
  readProcedure(database, extraId, section, recordSchema)?.isSaved ?? false;

/** Returns the values while this process runs; after a restart only whether the form was saved. */
export function getSavedForm(database: Database, { extra }: Account, section: FormSection): Reply {
  const isSaved = isSavedBy(database, extra.extra_id, section);
  const form = (isSaved && database.handedIn[extra.extra_id]?.[section]) || null;
  return accept({ data: { is_saved: isSaved, form } });
}

/** A user without saved data gets an invented example, marked as such (D-26, P35). */
export const getPayrollData = (database: Database, caller: Account): Reply =>
  isSavedBy(database, caller.extra.extra_id, "payroll")
    ? getSavedForm(database, caller, "payroll")
    : accept({ data: { is_saved: false, is_sample: true, form: tidyPayroll(payrollSample) } });

/** Omitted fields stay unchanged. */
export function saveForm(database: Database, { extra }: Account, section: FormSection, form: Form): Reply {
  const handedIn = database.handedIn[extra.extra_id];
  const before = handedIn?.[section] as Form | undefined;
  database.handedIn[extra.extra_id] = { ...handedIn, [section]: { ...before, ...form } };
  writeProcedure(database, extra.extra_id, section, { isSaved: true });
  return accept();
}
