import type { FinancialPort } from "#app/client/ports.ts";
import type { SimulationMeans } from "#app/simulation/means.ts";
import { createSavedForms } from "#app/simulation/savedForms.ts";

export const createFinancialPort = (means: SimulationMeans): FinancialPort => createSavedForms(means, "financial");
