import { afterEach, expect, test } from "vitest";
import type { CallName } from "#app/client/calls.ts";
import type { PersonId } from "#src/people/people.ts";
import { faultsOfPage } from "../invariants.ts";
import { de } from "./copy.ts";
import { begin, end, go, noticesPass, says, saysNot } from "./way.ts";

afterEach(end);

const { failure, dashboard, groupForms, contract } = de;

type Load = readonly [path: string, call: CallName, person: PersonId, says: string];

/** What a screen says in the place of what did not come. */
const loads: readonly Load[] = [
  ["/dashboard", "getExtra", "amira", dashboard.failed.title],
  ["/dashboard", "currentGroup", "amira", failure.outOfDate.title],
  ["/profile/overview", "getExtra", "amira", de.overview.failed.title],
  ["/profile/complete", "getExtra", "milica", de.profile.completion.failure.title],
  ["/code-of-conduct", "getExtra", "amira", "Die Verhaltensregeln konnten nicht geladen werden"],
  ["/contract", "getContract", "amira", contract.page.failure.title],
  ["/contract", "getExtraEvents", "suharti", contract.page.failure.title],
  ["/profile/contract", "getContractData", "jasper", contract.data.failure.title],
  ["/profile/payroll", "getPayrollData", "jasper", de.payroll.form.failure.title],
  ["/legacy/financial-data", "getFinancialData", "jasper", de.payroll.form.failure.title],
  ["/legacy/payroll-document", "getPayrollDocuments", "amira", "Ihre Lohnabrechnungen konnten nicht geladen werden"],
  ["/legacy/id-terms", "getIdDocument", "jasper", "Die Ausweisprüfung konnte nicht geladen werden"],
  ["/events/apply", "getAvailableEvents", "amira", de.events.failure.title],
  ["/events/my-event", "getExtraEvents", "amira", de.myEvent.failure.title],
  ["/events/details/1", "getExtraEvents", "amira", de.myEvent.failure.title],
  ["/events/details/2", "getExtraEvents", "amira", de.eventStatus.failure.title],
  ["/legacy/job-detail", "getExtraEvents", "amira", de.job.failure.title],
  ["/legacy/task-list", "getExtraEvents", "amira", de.tasks.failure.title],
  ["/legacy/apply", "getExtraEvents", "oguzhan", de.availability.failure.title],
  ["/legacy/check-in-list", "getStaffList", "jasper", de.staff.failure.title],
  ["/legacy/check-out-list", "getStaffList", "milica", de.staff.failure.title],
  ["/group", "currentGroup", "jasper", de.groups.failure.title],
  ["/group/create", "currentGroup", "jasper", groupForms.check.failure.title],
  ["/group/join", "currentGroup", "jasper", groupForms.check.failure.title],
  ["/group/select", "currentGroup", "jasper", groupForms.check.failure.title],
];

test.each(loads)("%s without %s says so, and loads it when asked for (F1, P31)", async (path, call, person, said) => {
  const app = await begin({ path, person }, [{ call, kind: "server-error", times: 1 }]);
  says(said);
  const before = app.calls(call);
  await noticesPass();
  await go(failure.retry);
  saysNot(said);
  expect(app.calls(call)).toBeGreaterThan(before);
  expect(faultsOfPage()).toEqual([]);
});
