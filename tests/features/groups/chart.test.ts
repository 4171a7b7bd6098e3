import { toGroupDialog } from "#app/features/groups/GroupPage.tsx";
import { toGroupJoinView } from "#app/features/groups/groupJoinView.ts";
import { scenarios } from "#workbench/machines/scenarios/groups.ts";
import { testCharts } from "#tests/features/testCharts.ts";

testCharts(scenarios, { groupJoin: toGroupJoinView, groupQuestions: toGroupDialog });
