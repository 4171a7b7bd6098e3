import { scenarios } from "#workbench/machines/scenarios/onboarding.ts";
import { testCharts } from "#tests/features/testCharts.ts";

testCharts(scenarios, { onboarding: null });
