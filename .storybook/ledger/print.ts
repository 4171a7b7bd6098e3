import { top } from "#workbench/source/files.ts";
import { readLedger } from "./readLedger.ts";

// What ledgerPlugin.ts takes from a process of its own.
process.stdout.write(JSON.stringify(await readLedger(top)));
