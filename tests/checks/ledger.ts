import { leavesOf } from "#workbench/ledger/chart.ts";
import { readLedger } from "#workbench/ledger/readLedger.ts";
import { top } from "#workbench/shared/source/files.ts";
import { report } from "./report.ts";

const { machines, rows, gaps } = await readLedger(top);
const states = machines.flatMap(({ chart }) => leavesOf(chart.root)).length;
const transitions = machines.flatMap((machine) => machine.transitions).length;
report(
  "ledger",
  gaps,
  `${machines.length} machines, ${states} states and ${rows.length} state rows shown, ${transitions} transitions walked`,
);
