import { plans } from "#app/features/onboarding/plans.ts";
import { testCharts } from "#tests/features/testCharts.ts";

testCharts(plans);
