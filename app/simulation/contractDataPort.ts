import type { ContractDataPort } from "#app/client/ports.ts";
import type { SimulationDeps } from "#app/simulation/simulationDeps.ts";
import { createSavedForms } from "#app/simulation/savedForms.ts";

export const createContractDataPort = (deps: SimulationDeps): ContractDataPort =>
  createSavedForms(deps, "contractData");
