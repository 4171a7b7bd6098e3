import { toAvailabilityView } from "#app/features/availability/AvailabilityPage.tsx";
import { scenarios } from "#workbench/machines/scenarios/availability.ts";
import { testCharts } from "#tests/features/testCharts.ts";

testCharts(scenarios, { availability: toAvailabilityView });
