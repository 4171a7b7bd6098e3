import { readFileSync } from "node:fs";
import path from "node:path";
import { fileOfApprovals, readApproval, statusFile, type Approval, type Approvals } from "./status.ts";

/** The approvals in the repository; an unreadable entry is a fault and counts as a draft. */
export function readApprovals(root: string): { approvals: Approvals; faults: string[] } {
  const json = readFileSync(path.join(root, statusFile), "utf8");
  const entries = Object.entries(JSON.parse(json) as Record<string, unknown>);
  const approvals: [string, Approval][] = [];
  const faults: string[] = [];
  for (const [key, value] of entries) {
    const read = readApproval(value);
    if (read) approvals.push([key, read]);
    else faults.push(`${statusFile}: ${key} has no status that can be read`);
  }
  const read = Object.fromEntries(approvals);
  if (faults.length === 0 && json !== fileOfApprovals(read))
    faults.push(`${statusFile}: not in the fixed layout, or a key stands twice`);
  return { approvals: read, faults };
}
