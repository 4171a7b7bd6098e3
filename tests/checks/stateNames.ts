import { readFileSync } from "node:fs";
import path from "node:path";
import { filesIn, top } from "#workbench/shared/source/files.ts";
import { stateNameFaults } from "#workbench/findings/stateNames.ts";
import { storyFile } from "#workbench/spec/proofs.ts";
import { report } from "./report.ts";

const faults = filesIn(top, ["stories"], storyFile).flatMap((file) =>
  stateNameFaults(file, readFileSync(path.join(top, file), "utf8")),
);
report("state names", faults, "every state has a German name of its own");
