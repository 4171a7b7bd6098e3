import type { Account } from "./world/records.ts";
import type * as z from "zod/mini";
import type { CallName, contract } from "#app/client/contract.ts";
import type { Reply } from "./world/reply.ts";
import type { Instant } from "./world/time.ts";
import type { World } from "./world.ts";
import { applyForEvents, withdrawFromEvents } from "./rules/applications.ts";
import { cancelEvent } from "./rules/cancellation.ts";
import { checkEmail } from "./rules/checkEmail.ts";
import { getCountries } from "./rules/countries.ts";
import { sendEmailCode, verifyEmailCode } from "./rules/emailCode.ts";
import { getAvailableEvents, getExtraEvents } from "./rules/events.ts";
import { getExtra, setCodeOfConduct, updateExtra } from "./rules/extras.ts";
import { createGroup, currentGroup, joinGroup, previewGroup } from "./rules/groups.ts";
import { validateInvitation } from "./rules/invitation.ts";
import { inviteToGroup } from "./rules/invite.ts";
import { deleteGroup, leaveGroup, removeGroupMember } from "./rules/membership.ts";
import { forgotPassword, resetPassword, validateResetToken } from "./rules/passwordReset.ts";
import { createPassword } from "./rules/password.ts";
import { login, me, refresh } from "./rules/signIn.ts";
import { sendSmsCode, verifySmsCode } from "./rules/smsCode.ts";

type Rows = typeof contract;
type BodyOf<Row> = Row extends { request: infer Request extends z.ZodMiniType } ? z.output<Request> : undefined;
type QueryOf<Row> = Row extends { query: infer Query extends z.ZodMiniType } ? z.output<Query> : undefined;
type CallerOf<Row> = Row extends { bearer: "required" } ? Account : null;

/** A call that has passed the door: signed in where it has to be, and of the shape that the contract asks for. */
export type Given<Row> = {
  world: World;
  at: Instant;
  params: Record<string, string>;
  query: QueryOf<Row>;
  body: BodyOf<Row>;
  caller: CallerOf<Row>;
};

export type Rules = { [Name in CallName]: (given: Given<Rows[Name]>) => Reply };

/** What the provider does for each call of the contract. */
export const rules: Rules = {
  checkEmail: ({ world, body }) => checkEmail(world, body),
  sendEmailCode: ({ world, body, at }) => sendEmailCode(world, body, at),
  verifyEmailCode: ({ world, body, at }) => verifyEmailCode(world, body, at),
  sendSmsCode: ({ world, body, at }) => sendSmsCode(world, body, at),
  verifySmsCode: ({ world, body, at }) => verifySmsCode(world, body, at),
  createPassword: ({ world, body, at }) => createPassword(world, body, at),
  login: ({ world, body, at }) => login(world, body, at),
  me: ({ caller }) => me(caller),
  refresh: ({ world, body, at }) => refresh(world, body, at),
  forgotPassword: ({ world, body, at }) => forgotPassword(world, body, at),
  validateResetToken: ({ world, query, at }) => validateResetToken(world, query, at),
  resetPassword: ({ world, body, at }) => resetPassword(world, body, at),
  validateInvitation: ({ world, body, at }) => validateInvitation(world, body, at),
  getExtra: ({ caller }) => getExtra(caller),
  updateExtra: ({ caller, body, at }) => updateExtra(caller, body, at),
  getCountries: () => getCountries(),
  setCodeOfConduct: ({ caller, body, at }) => setCodeOfConduct(caller, body.accepted, at),
  getExtraEvents: ({ world, caller, at }) => getExtraEvents(world, caller, at),
  getAvailableEvents: ({ world, caller, at }) => getAvailableEvents(world, caller, at),
  applyForEvents: ({ world, caller, body, at }) => applyForEvents(world, caller, body, at),
  withdrawFromEvents: ({ world, caller, body }) => withdrawFromEvents(world, caller, body),
  cancelEvent: ({ world, caller, body, at }) => cancelEvent(world, caller, body, at),
  createGroup: ({ world, caller, body, at }) => createGroup(world, caller, body, at),
  joinGroup: ({ world, caller, body, at }) => joinGroup(world, caller, body.group_code, at),
  previewGroup: ({ world, caller, params }) => previewGroup(world, caller, params.code ?? ""),
  currentGroup: ({ world, caller }) => currentGroup(world, caller),
  leaveGroup: ({ world, caller }) => leaveGroup(world, caller),
  deleteGroup: ({ world, caller, params }) => deleteGroup(world, caller, params.id ?? ""),
  removeGroupMember: ({ world, caller, params }) =>
    removeGroupMember(world, caller, params.id ?? "", params.memberId ?? ""),
  inviteToGroup: ({ world, caller, params, body, at }) =>
    inviteToGroup(world, caller, params.groupNumber ?? "", body.email, at),
};
