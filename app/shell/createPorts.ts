import type { SessionClient } from "#app/client/client.ts";

export type Ports = ReturnType<typeof createPorts>;

/** The same promise while it is under way and after it; a new try after a failure. */
function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | null = null;
  return () =>
    (made ??= make().catch((reason: unknown) => {
      made = null;
      throw reason;
    }));
}

/** What only some providers offer, over the proposed calls; each port is fetched when it is first used. */
export function createPorts(client: SessionClient) {
  const opened = <Port>(load: () => Promise<(client: SessionClient) => Port>) =>
    once(async () => (await load())(client));
  return {
    contract: opened(() => import("#app/shell/ports/contract.ts").then((module) => module.createContractPort)),
    contractData: opened(() =>
      import("#app/shell/ports/contractData.ts").then((module) => module.createContractDataPort),
    ),
    idDocument: opened(() => import("#app/shell/ports/idDocument.ts").then((module) => module.createIdDocumentPort)),
    payroll: opened(() => import("#app/shell/ports/payroll.ts").then((module) => module.createPayrollPort)),
    financial: opened(() => import("#app/shell/ports/financial.ts").then((module) => module.createFinancialPort)),
    payrollDocuments: opened(() =>
      import("#app/shell/ports/payrollDocuments.ts").then((module) => module.createPayrollDocumentsPort),
    ),
    availability: opened(() =>
      import("#app/shell/ports/availability.ts").then((module) => module.createAvailabilityPort),
    ),
    eventStatus: opened(() => import("#app/shell/ports/eventStatus.ts").then((module) => module.createEventStatusPort)),
    staff: opened(() => import("#app/shell/ports/staff.ts").then((module) => module.createStaffPort)),
  };
}
