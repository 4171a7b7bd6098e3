import { plans } from "#app/features/staff/plans.ts";
import { testCharts } from "#tests/features/testCharts.ts";

testCharts(plans);
