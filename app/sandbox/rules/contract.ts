import * as z from "zod/mini";
import {
  CONTRACT_STATUSES,
  nextContractStatus,
  type ContractMove,
  type ContractStatus,
} from "#src/model/contract/contract.ts";
import { orElse } from "#src/model/reading.ts";
import { daysOf } from "../database/days.ts";
import { readProcedure, writeProcedure } from "../database/procedures.ts";
import type { Account } from "../database/records.ts";
import { accept, refuse, type Reply } from "../database/reply.ts";
import type { Instant } from "../database/time.ts";
import type { Database } from "../database.ts";
import type { ContractFile } from "../documents/contract.ts";

const SECTION = "contract";

/** Processing time of the provider; in reality two to three working days (CONTR-22). */
const PROVIDER_MS = 20_000;

const recordSchema = z.object({
  status: orElse(z.enum(CONTRACT_STATUSES), "download_required"),
  /** Time of marking as sent. */
  sentAt: orElse(z.number(), 0),
  contractCompleted: orElse(z.boolean(), false),
});
type Procedure = z.output<typeof recordSchema>;

const initial: Procedure = { status: "download_required", sentAt: 0, contractCompleted: false };

/** The status from which each file exists. */
const WRITTEN_AT: Record<ContractFile, ContractStatus> = {
  contract: "download_required",
  provider: "ucm_ready",
  original: "ucm_ready",
};

const isFile = (file: string): file is ContractFile => Object.hasOwn(WRITTEN_AT, file);

const hasReached = ({ status }: Procedure, expected: ContractStatus): boolean =>
  CONTRACT_STATUSES.indexOf(status) >= CONTRACT_STATUSES.indexOf(expected);

const tooEarly = (message: string) => refuse(409, message, { error: "TOO_EARLY" });

/** The current contract: a sent one is returned after the processing time. */
function contractOf(database: Database, { extra }: Account, at: Instant): Procedure {
  const stored = readProcedure(database, extra.extra_id, SECTION, recordSchema) ?? initial;
  const isBack = at - stored.sentAt >= PROVIDER_MS;
  return isBack ? { ...stored, status: nextContractStatus(stored.status, "providerReady") } : stored;
}

function move(
  database: Database,
  { extra }: Account,
  contract: Procedure,
  step: ContractMove,
  sentAt = contract.sentAt,
) {
  const status = nextContractStatus(contract.status, step);
  writeProcedure(database, extra.extra_id, SECTION, { ...contract, status, sentAt });
}

export function getContract(database: Database, caller: Account, at: Instant): Reply {
  const { status, contractCompleted } = contractOf(database, caller, at);
  // A booked day has a contract (CONTR-26).
  const booked = daysOf(database, caller.extra.extra_id, "booked").length > 0;
  return accept({ data: { status, has_booked_shifts: booked, contract_completed: contractCompleted } });
}

/** Downloading the contract advances it to signing, however often it is downloaded (CONTR-14, CONTR-20). */
export async function getContractFile(database: Database, caller: Account, file: string, at: Instant): Promise<Reply> {
  const contract = contractOf(database, caller, at);
  if (!isFile(file) || !hasReached(contract, WRITTEN_AT[file]))
    return refuse(404, "Dieses Dokument gibt es noch nicht.", { error: "NOT_FOUND" });
  if (file === "contract") move(database, caller, contract, "downloaded");
  // The PDF writer is large, so it is loaded on demand.
  const { writeContract } = await import("../documents/contract.ts");
  return accept({ data: { file: await writeContract(file, caller.extra, at) } });
}

/** Idempotent: the processing time runs from the first call. */
export function markContractSent(database: Database, caller: Account, at: Instant): Reply {
  const contract = contractOf(database, caller, at);
  if (!hasReached(contract, "sign_and_send")) return tooEarly("Bitte laden Sie zuerst den Vertrag herunter.");
  if (contract.status === "sign_and_send") move(database, caller, contract, "markedSent", at);
  return accept();
}

export function confirmContractReceipt(database: Database, caller: Account, at: Instant): Reply {
  const contract = contractOf(database, caller, at);
  if (!hasReached(contract, "ucm_ready")) return tooEarly("Der Vertrag ist noch nicht zurück.");
  move(database, caller, contract, "confirmed");
  return accept();
}

/** The user has continued after the last status (D-13, D-14). */
export function completeContract(database: Database, caller: Account, at: Instant): Reply {
  const contract = contractOf(database, caller, at);
  if (contract.status !== "complete") return tooEarly("Der Vertrag ist noch nicht abgeschlossen.");
  writeProcedure(database, caller.extra.extra_id, SECTION, { ...contract, contractCompleted: true });
  return accept();
}
