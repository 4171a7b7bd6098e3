import { plans } from "#app/features/contract/plans.ts";
import { testCharts } from "#tests/features/testCharts.ts";

testCharts(plans);
