import { checkIn, checkOut, undoCheckIn, undoCheckOut } from "#src/model/staff/staffRules.ts";
import type { Account } from "./database/records.ts";
import type * as z from "zod/mini";
import type { CallName, calls } from "#app/client/calls.ts";
import type { Reply } from "./database/reply.ts";
import type { Instant } from "./database/time.ts";
import type { Database } from "./database.ts";
import { applyForEvents, withdrawFromEvents } from "./rules/applications.ts";
import { confirmAvailability, getAvailability } from "./rules/availability.ts";
import { cancelEvent } from "./rules/cancellation.ts";
import { checkEmail } from "./rules/checkEmail.ts";
import {
  completeContract,
  confirmContractReceipt,
  getContract,
  getContractFile,
  markContractSent,
} from "./rules/contract.ts";
import { getCountries } from "./rules/countries.ts";
import { sendEmailCode, verifyEmailCode } from "./rules/emailCode.ts";
import { getAvailableEvents, getExtraEvents } from "./rules/events.ts";
import { getEventStatus, saveEventStatus } from "./rules/eventStatus.ts";
import { getExtra, setCodeOfConduct, updateExtra } from "./rules/extras.ts";
import { createGroup, currentGroup, joinGroup, previewGroup } from "./rules/groups.ts";
import { validateInvitation } from "./rules/invitation.ts";
import { deleteIdPhoto, getIdDocument, uploadIdPhoto, verifyIdData } from "./rules/idDocument.ts";
import { inviteToGroup } from "./rules/invite.ts";
import { deleteGroup, leaveGroup, removeGroupMember } from "./rules/membership.ts";
import { forgotPassword, resetPassword, validateResetToken } from "./rules/passwordReset.ts";
import { getPayrollDocument, getPayrollDocuments } from "./rules/payrollDocuments.ts";
import { createPassword } from "./rules/password.ts";
import { getPayrollData, getSavedForm, saveForm } from "./rules/savedForms.ts";
import { login, me, refresh } from "./rules/signIn.ts";
import { sendSmsCode, verifySmsCode } from "./rules/smsCode.ts";
import { changeAttendance, getStaffList } from "./rules/staff.ts";

type Rows = typeof calls;
type BodyOf<Row> = Row extends { request: infer Request extends z.ZodMiniType } ? z.output<Request> : undefined;
type QueryOf<Row> = Row extends { query: infer Query extends z.ZodMiniType } ? z.output<Query> : undefined;
type CallerOf<Row> = Row extends { bearer: "required" } ? Account : null;

/** A validated call: signed in if required, and of the contract's schema. */
export type Given<Row> = {
  database: Database;
  at: Instant;
  params: Record<string, string>;
  query: QueryOf<Row>;
  body: BodyOf<Row>;
  caller: CallerOf<Row>;
};

/** An async rule must change the database before its first await: later changes may be lost. */
export type Rules = { [Name in CallName]: (given: Given<Rows[Name]>) => Reply | Promise<Reply> };

/** The rule of each call of the contract. */
export const rules: Rules = {
  checkEmail: ({ database, body }) => checkEmail(database, body),
  sendEmailCode: ({ database, body, at }) => sendEmailCode(database, body, at),
  verifyEmailCode: ({ database, body, at }) => verifyEmailCode(database, body, at),
  sendSmsCode: ({ database, body, at }) => sendSmsCode(database, body, at),
  verifySmsCode: ({ database, body, at }) => verifySmsCode(database, body, at),
  createPassword: ({ database, body, at }) => createPassword(database, body, at),
  login: ({ database, body, at }) => login(database, body, at),
  me: ({ caller }) => me(caller),
  refresh: ({ database, body, at }) => refresh(database, body, at),
  forgotPassword: ({ database, body, at }) => forgotPassword(database, body, at),
  validateResetToken: ({ database, query, at }) => validateResetToken(database, query, at),
  resetPassword: ({ database, body, at }) => resetPassword(database, body, at),
  validateInvitation: ({ database, body, at }) => validateInvitation(database, body, at),
  getExtra: ({ caller }) => getExtra(caller),
  updateExtra: ({ caller, body, at }) => updateExtra(caller, body, at),
  getCountries: () => getCountries(),
  setCodeOfConduct: ({ caller, body, at }) => setCodeOfConduct(caller, body.accepted, at),
  getExtraEvents: ({ database, caller, at }) => getExtraEvents(database, caller, at),
  getAvailableEvents: ({ database, caller, at }) => getAvailableEvents(database, caller, at),
  applyForEvents: ({ database, caller, body, at }) => applyForEvents(database, caller, body, at),
  withdrawFromEvents: ({ database, caller, body }) => withdrawFromEvents(database, caller, body),
  cancelEvent: ({ database, caller, body, at }) => cancelEvent(database, caller, body, at),
  createGroup: ({ database, caller, body, at }) => createGroup(database, caller, body, at),
  joinGroup: ({ database, caller, body, at }) => joinGroup(database, caller, body.group_code, at),
  previewGroup: ({ database, caller, params }) => previewGroup(database, caller, params.code ?? ""),
  currentGroup: ({ database, caller }) => currentGroup(database, caller),
  leaveGroup: ({ database, caller }) => leaveGroup(database, caller),
  deleteGroup: ({ database, caller, params }) => deleteGroup(database, caller, params.id ?? ""),
  removeGroupMember: ({ database, caller, params }) =>
    removeGroupMember(database, caller, params.id ?? "", params.memberId ?? ""),
  inviteToGroup: ({ database, caller, params, body, at }) =>
    inviteToGroup(database, caller, params.groupNumber ?? "", body.email, at),
  getAvailability: ({ database, caller, at }) => getAvailability(database, caller, at),
  confirmAvailability: ({ database, caller, body }) => confirmAvailability(database, caller, body),
  getStaffList: ({ database, caller, params }) => getStaffList(database, caller, params.list ?? ""),
  checkInStaff: ({ database, caller, params, at }) =>
    changeAttendance(database, caller, params.memberId ?? "", (member) => checkIn(member, at)),
  undoStaffCheckIn: ({ database, caller, params }) =>
    changeAttendance(database, caller, params.memberId ?? "", undoCheckIn),
  checkOutStaff: ({ database, caller, params, at }) =>
    changeAttendance(database, caller, params.memberId ?? "", (member) => checkOut(member, at)),
  undoStaffCheckOut: ({ database, caller, params }) =>
    changeAttendance(database, caller, params.memberId ?? "", undoCheckOut),
  getEventStatus: ({ database, caller, params }) => getEventStatus(database, caller, params.eventId ?? ""),
  saveEventStatus: ({ database, caller, params, body }) =>
    saveEventStatus(database, caller, params.eventId ?? "", body),
  getIdDocument: ({ database, caller }) => getIdDocument(database, caller),
  verifyIdData: ({ body }) => verifyIdData(body),
  uploadIdPhoto: ({ database, caller, body, at }) => uploadIdPhoto(database, caller, body, at),
  deleteIdPhoto: ({ database, caller }) => deleteIdPhoto(database, caller),
  getContractData: ({ database, caller }) => getSavedForm(database, caller, "contractData"),
  saveContractData: ({ database, caller, body }) => saveForm(database, caller, "contractData", body),
  getPayrollData: ({ database, caller }) => getPayrollData(database, caller),
  savePayrollData: ({ database, caller, body }) => saveForm(database, caller, "payroll", body),
  getFinancialData: ({ database, caller }) => getSavedForm(database, caller, "financial"),
  saveFinancialData: ({ database, caller, body }) => saveForm(database, caller, "financial", body),
  getContract: ({ database, caller, at }) => getContract(database, caller, at),
  getContractFile: ({ database, caller, params, at }) => getContractFile(database, caller, params.file ?? "", at),
  markContractSent: ({ database, caller, at }) => markContractSent(database, caller, at),
  confirmContractReceipt: ({ database, caller, at }) => confirmContractReceipt(database, caller, at),
  completeContract: ({ database, caller, at }) => completeContract(database, caller, at),
  getPayrollDocuments: ({ database, caller, at }) => getPayrollDocuments(database, caller, at),
  getPayrollDocument: ({ database, caller, params, at }) =>
    getPayrollDocument(database, caller, params.documentId ?? "", at),
};
