import { toContractDataView } from "#app/features/contract/ContractDataPage.tsx";
import { plans } from "#workbench/machines/scenarios/contract.ts";
import { testCharts } from "#tests/features/testCharts.ts";

testCharts(plans, { contractData: toContractDataView });
