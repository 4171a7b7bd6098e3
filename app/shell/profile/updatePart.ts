import type { CallOptions, SessionClient } from "#app/client/client.ts";
import { getExtra, updateExtra } from "#app/client/calls/signedIn.ts";
import type { ApiError, Result } from "#app/client/result.ts";
import type { Extra } from "#src/model/profile/extra.ts";
import { lostFields } from "#src/model/profile/lostFields.ts";
import { completeUpdate, type ExtraUpdate } from "#src/model/profile/profileUpdate.ts";
import type { WireId } from "#src/model/reading.ts";

export type RecordDeps = { client: SessionClient };

/** The record as the provider has it now; without a notice unless `options` say otherwise. */
export const readRecord = (
  { client }: RecordDeps,
  id: WireId,
  options: CallOptions = { quiet: true },
): Promise<Result<Extra>> => client.call(getExtra, { params: { id } }, options);

/** `isWhole`: nothing else of the record is gone, as far as anybody can tell. */
export type PartAnswer = { apiError: ApiError } | { apiError: null; isComplete: boolean };

/**
 * Sends a part of a record. Nobody knows whether the provider takes it for the whole (C-01): afterwards the record is read
 * again, and what is gone is put back (P10, N4). `before`: the record as it was, without which nothing may be sent.
 */
export async function updatePart(
  deps: RecordDeps,
  id: WireId,
  before: Extra,
  part: ExtraUpdate,
  options: CallOptions = {},
): Promise<PartAnswer> {
  const result = await deps.client.call(updateExtra, { params: { id }, body: part }, options);
  if (!result.ok) return { apiError: result.apiError };
  let over: ApiError | null = null;
  const isComplete = (await isStored()) || (await putBack());
  return over ? { apiError: over } : { apiError: null, isComplete };

  /** Whoever asked is gone: nobody may be told what became of the record. */
  function heard<Value>(answer: Result<Value>): Result<Value> {
    if (!answer.ok && answer.apiError.code === "session-lost") over = answer.apiError;
    return answer;
  }

  async function isStored(): Promise<boolean> {
    const after = heard(await readRecord(deps, id));
    return !after.ok || lostFields(before, part, after.value).length === 0;
  }

  async function putBack(): Promise<boolean> {
    const body = completeUpdate(before, part);
    const restored = heard(await deps.client.call(updateExtra, { params: { id }, body }, { quiet: true }));
    return restored.ok && (await isStored());
  }
}
