import type { FinancialPort } from "#app/client/ports.ts";
import type { SimulationDeps } from "#app/simulation/simulationDeps.ts";
import { createSavedForms } from "#app/simulation/savedForms.ts";

export const createFinancialPort = (deps: SimulationDeps): FinancialPort => createSavedForms(deps, "financial");
