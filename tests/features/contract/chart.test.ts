import { toContractDataView } from "#app/features/contract/ContractDataPage.tsx";
import { scenarios } from "#workbench/machines/scenarios/contract.ts";
import { testCharts } from "#tests/features/testCharts.ts";

testCharts(scenarios, { contractData: toContractDataView });
