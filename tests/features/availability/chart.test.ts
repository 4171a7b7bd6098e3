import { toAvailabilityView } from "#app/features/availability/AvailabilityPage.tsx";
import { plans } from "#workbench/machines/scenarios/availability.ts";
import { testCharts } from "#tests/features/testCharts.ts";

testCharts(plans, { availability: toAvailabilityView });
