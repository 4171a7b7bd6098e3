import { writeFile } from "node:fs/promises";
import path from "node:path";
import { readCatalogue } from "#src/copy/build/catalogue.ts";
import { NotSaved } from "./notSaved.ts";
import { readApprovals } from "./readApprovals.ts";
import { fileOfApprovals, isAbout, readApproval, statusFile, type Approval, type Approvals } from "./status.ts";
import { words } from "./words.ts";

/** Saves the status of one text; returns all approvals. Throws `NotSaved`. */
export async function saveStatus(root: string, payload: unknown): Promise<Approvals> {
  const { key, approval } = asStatusRequest(payload);
  const { catalogue } = readCatalogue(path.join(root, "src/copy"));
  const dot = key.indexOf(".");
  const [area, inner] = [key.slice(0, dot), key.slice(dot + 1)] as const;
  const textOf = (locale: "de" | "en") => {
    const entries = catalogue[locale]?.[area];
    const entry = entries && Object.hasOwn(entries, inner) ? entries[inner] : undefined;
    if (!entry) throw new NotSaved(words.notSaved.key(key));
    return entry.text;
  };
  const texts = { de: textOf("de"), en: textOf("en") };
  if (approval && !isAbout(approval, texts)) throw new NotSaved(words.notSaved.status);
  const { [key]: _before, ...rest } = readApprovals(root).approvals;
  const approvals = approval ? { ...rest, [key]: approval } : rest;
  await writeFile(path.join(root, statusFile), fileOfApprovals(approvals));
  return approvals;
}

/** Validates the payload of the channel. */
function asStatusRequest(payload: unknown): { key: string; approval: Approval | null } {
  const { key, approval } = (payload ?? {}) as { key?: unknown; approval?: unknown };
  const read = readApproval(approval);
  if (typeof key !== "string" || (read === null && approval !== null)) throw new NotSaved(words.notSaved.unreadable);
  return { key, approval: read };
}
