import { toIdCheckView } from "#app/features/id-check/idCheckView.ts";
import { scenarios } from "#workbench/machines/scenarios/id-check.ts";
import { testCharts } from "#tests/features/testCharts.ts";

testCharts(scenarios, { idCheck: toIdCheckView });
