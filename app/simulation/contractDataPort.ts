import type { ContractDataPort } from "#app/client/ports.ts";
import type { SimulationMeans } from "#app/simulation/means.ts";
import { createSavedForms } from "#app/simulation/savedForms.ts";

export const createContractDataPort = (means: SimulationMeans): ContractDataPort =>
  createSavedForms(means, "contractData");
