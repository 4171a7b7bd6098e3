import type { Client } from "#app/client/client.ts";
import type { Store } from "#app/session/storage.ts";
import type { NamedPerson } from "#app/simulation/documents.ts";
import type { SimulationDeps } from "#app/simulation/simulationDeps.ts";

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

/**
 * What the provider has no calls for yet (D-28), each fetched when it is first used. To put real calls behind a port,
 * replace its simulation here.
 */
export function createPorts(local: Store, person: NamedPerson, client: Pick<Client, "call">) {
  const deps = once(() =>
    import("#app/simulation/simulationDeps.ts").then((module) => module.createSimulationDeps(local)),
  );
  const simulated = <Port>(load: () => Promise<(deps: SimulationDeps) => Port>) =>
    once(async () => (await load())(await deps()));
  return {
    contract: once(async () => {
      const { createContractPort } = await import("#app/simulation/contractPort.ts");
      return createContractPort(await deps(), person);
    }),
    payrollDocuments: simulated(() =>
      import("#app/simulation/payrollDocumentsPort.ts").then((module) => module.createPayrollDocumentsPort),
    ),
    availability: once(async () => {
      const { createAvailabilityPort } = await import("#app/shell/ports/availability.ts");
      return createAvailabilityPort(client);
    }),
    staff: once(async () => {
      const { createStaffPort } = await import("#app/shell/ports/staff.ts");
      return createStaffPort(client);
    }),
    eventStatus: once(async () => {
      const { createEventStatusPort } = await import("#app/shell/ports/eventStatus.ts");
      return createEventStatusPort(client);
    }),
    idDocument: once(async () => {
      const { createIdDocumentPort } = await import("#app/shell/ports/idDocument.ts");
      return createIdDocumentPort(client);
    }),
    contractData: once(async () => {
      const { createContractDataPort } = await import("#app/shell/ports/contractData.ts");
      return createContractDataPort(client);
    }),
    payroll: once(async () => {
      const { createPayrollPort } = await import("#app/shell/ports/payroll.ts");
      return createPayrollPort(client);
    }),
    financial: once(async () => {
      const { createFinancialPort } = await import("#app/shell/ports/financial.ts");
      return createFinancialPort(client);
    }),
  };
}
