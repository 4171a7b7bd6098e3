import { hasProviderMessage, problemOf } from "#app/client/problemOf.ts";
import { me } from "#app/client/calls/access.ts";
import { getExtra, updateExtra } from "#app/client/calls/signedIn.ts";
import type { CallOptions, SessionClient } from "#app/client/client.ts";
import type { ApiError, Result } from "#app/client/result.ts";
import type { Session } from "#app/session/session.ts";
import type { Country } from "#src/model/profile/country.ts";
import { readPhone } from "#src/model/auth/phone.ts";
import type { Extra } from "#src/model/profile/extra.ts";
import type { ProfileProblem } from "#src/model/problem.ts";
import { lostFields } from "#src/model/profile/lostFields.ts";
import { conflictingFields, isSameValue } from "#src/model/profile/profileConflict.ts";
import type { ProfileField } from "#src/model/profile/profileFields.ts";
import { profileFormOf, type ProfileForm } from "#src/model/profile/profileForm.ts";
import {
  completeUpdate,
  toExtraUpdate,
  toExtraUpdateProfileOnly,
  toPhoneUpdate,
  type ExtraUpdate,
} from "#src/model/profile/profileUpdate.ts";
import type { WireId } from "#src/model/reading.ts";

/** `conflict`: another user changed the same fields in the meantime; `current` is the present record (P11). */
export type ProfileAnswer =
  | { kind: "saved" }
  | { kind: "conflict"; current: Extra; fields: readonly ProfileField[] }
  | { kind: "refused"; problem: ProfileProblem };

export type ProfileSave = { form: ProfileForm; loaded: Extra; countries: readonly Country[] };

/**
 * What is sent (D-77): the whole record in sign-up and in the profile task, the form's fields from the profile page. On
 * signed-in screens, an edited phone number is sent separately (D-78).
 */
export type ProfilePayload = "signUp" | "completion" | "data";

/** Nothing was omitted, so nothing can be lost. */
const COMPLETE: PartAnswer = { apiError: null, isComplete: true };

export type ProfileDeps = RecordDeps & { session: Pick<Session, "storeUser"> };

/**
 * Merges the edits into the current record (P10, P11, N4). If it cannot be loaded, nothing is sent: the previously
 * loaded record may be outdated and would undo changes of others. Rejects without a response, and when the session ends
 * before the last one.
 */
export async function saveProfile(
  deps: ProfileDeps,
  id: WireId,
  payload: ProfilePayload,
  { form, loaded, countries }: ProfileSave,
): Promise<ProfileAnswer> {
  const { client, session } = deps;
  const read = await readRecord(deps, id, { failsAs: updateExtra });
  if (!read.ok) throw new Error(read.apiError.code);
  const current = read.value;
  const fields = conflictingFields(form, loaded, current, countries);
  if (fields.length > 0) return { kind: "conflict", current, fields };

  const phone = await sendPhone();
  const answer = phone.apiError ? phone : await sendForm();
  if (answer.apiError) return refused(answer.apiError);
  const user = await client.call(me, {}, { quiet: true });
  if (user.ok) session.storeUser(user.value.user);
  else if (user.apiError.code === "session-lost") throw new Error(user.apiError.code);
  const isComplete = answer.isComplete && !phone.apiError && phone.isComplete;
  return isComplete ? { kind: "saved" } : { kind: "refused", problem: { code: "lost" } };

  async function sendPhone(): Promise<PartAnswer> {
    const isTyped = payload !== "signUp" && !isSameValue("phone", form, profileFormOf(loaded, countries));
    const body = isTyped ? toPhoneUpdate(form.phone) : null;
    return body ? updatePart(deps, id, current, body, { quiet: "success" }) : COMPLETE;
  }

  async function sendForm(): Promise<PartAnswer> {
    if (payload === "data") {
      const now = { ...current, mobile_number: readPhone(form.phone) || current.mobile_number };
      return updatePart(deps, id, now, toExtraUpdateProfileOnly(form, loaded, countries, current));
    }
    const body = toExtraUpdate(form, loaded, countries, current);
    const result = await client.call(updateExtra, { params: { id }, body });
    return result.ok ? COMPLETE : { apiError: result.apiError };
  }
}

function refused(apiError: ApiError): ProfileAnswer {
  if (!hasProviderMessage(apiError)) throw new Error(apiError.code);
  return { kind: "refused", problem: problemOf(apiError, "saveFailed") };
}

export type RecordDeps = { client: SessionClient };

/** The provider's current record; no notice unless `options` say otherwise. */
export const readRecord = (
  { client }: RecordDeps,
  id: WireId,
  options: CallOptions = { quiet: true },
): Promise<Result<Extra>> => client.call(getExtra, { params: { id } }, options);

/** `isComplete`: no other field of the record was lost, as far as known. */
type PartAnswer = { apiError: ApiError } | { apiError: null; isComplete: boolean };

/**
 * Sends a part of a record. The provider may take it for the complete record (C-01): the record is then reloaded, and
 * lost fields are restored (P10, N4). `before`: the record before the change; required.
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

  /** Remembers that the session is over: the result is then not reported to another user. */
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
