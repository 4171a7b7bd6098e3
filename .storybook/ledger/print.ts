import { top } from "#workbench/shared/source/files.ts";
import { drawnLedger } from "./drawnLedger.ts";
import { readLedger } from "./readLedger.ts";

// What ledgerPlugin.ts takes from a process of its own.
process.stdout.write(JSON.stringify(await drawnLedger(await readLedger(top))));
