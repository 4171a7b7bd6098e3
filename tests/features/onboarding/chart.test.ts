import { plans } from "#workbench/machines/scenarios/onboarding.ts";
import { testCharts } from "#tests/features/testCharts.ts";

testCharts(plans, { onboarding: null });
