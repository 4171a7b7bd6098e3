import { toGroupJoinView } from "#app/features/groups/groupJoinView.ts";
import { plans } from "#workbench/machines/scenarios/groups.ts";
import { testCharts } from "#tests/features/testCharts.ts";

testCharts(plans, { groupJoin: toGroupJoinView });
