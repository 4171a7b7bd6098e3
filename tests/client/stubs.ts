import type { Announcement } from "#app/client/announcement.ts";
import { createClient } from "#app/client/client.ts";
import type { Call as AnyCall } from "#app/client/contract/defineCall.ts";
import { contract, type CallName } from "#app/client/contract.ts";
import type { Result } from "#app/client/result.ts";
import { createSignedInSend } from "#app/client/signedInSend.ts";
import { financialOfMilica, payrollOfMilica, payrollSample } from "#src/people/payroll.ts";
import { createBrowser, createFence, createLock } from "#tests/session/stubs.ts";

export type Request = {
  method: string;
  url: string;
  path: string;
  query: Record<string, string>;
  headers: Headers;
  bearer: string | null;
  body: unknown;
  /** What the browser keeps of it and sends along on its own. */
  keeps: Pick<RequestInit, "cache" | "credentials">;
};

export type Answer = (request: Request, signal: AbortSignal) => Response | Promise<Response>;

export const json = (body: unknown, status = 200): Response => Response.json(body, { status });

const STAFF_ROW = {
  id: "staff-7",
  name: "Noor Grimm",
  idCard: "FA-00007",
  checkedIn: true,
  checkInTime: "2026-11-20T10:00:00.000Z",
  checkedOut: false,
  checkOutTime: null,
};

const EVENT_STATUS = {
  title: "Probebetrieb",
  date: "2026-11-23",
  startTime: "08:00",
  endTime: "13:30",
  location: "Terminal 3",
  description: "Ein Morgen",
  status: "planned",
  tasks: [{ id: "task-1", title: "Einweisung", description: "", duration: 30 }],
};
/** As little as begins like a PDF, in base64. */
export const SHORT_PDF = btoa("%PDF-1.7\n");

/** Answers that satisfy the schema of each call, in the nesting that the catalogue shows. */
export const GOOD_ANSWERS: Record<CallName, unknown> = {
  checkEmail: { data: { status: "verified", extraId: "x-1" } },
  sendEmailCode: { success: true },
  verifyEmailCode: { success: true, verificationToken: "proof-1" },
  sendSmsCode: { success: true },
  verifySmsCode: { success: true },
  createPassword: { data: { accessToken: "access-1", refreshToken: "refresh-1" } },
  login: { data: { accessToken: "access-1", refreshToken: "refresh-1", user: { extraId: "x-1", firstName: "Amira" } } },
  me: { success: true, data: { user: { extraId: "x-1", firstName: "Amira" } } },
  refresh: { accessToken: "access-2", refreshToken: "refresh-2" },
  forgotPassword: { success: true },
  validateResetToken: { data: { valid: true, email: "amira.okonkwo@example.de" } },
  resetPassword: { success: true },
  validateInvitation: {
    userData: { email: "amira.okonkwo@example.de", firstName: "Amira", lastName: "O", extraId: "x-1", phoneNumber: "" },
    sessionToken: "proof-1",
  },
  getExtra: { data: { extra_id: 7, first_name: "Amira" } },
  updateExtra: { success: true },
  getCountries: [{ nationality: "Deutsch", country_id: 1 }],
  setCodeOfConduct: { success: true },
  getExtraEvents: { data: [{ event_id: 1, event_date: "2026-12-01", event_status: "booked", extra_id: 7 }] },
  getAvailableEvents: { data: [{ event_id: 1, event_date: "2026-12-01", applied: false }] },
  applyForEvents: { data: {}, message: "Applied." },
  withdrawFromEvents: { message: "Withdrawn." },
  cancelEvent: { message: "Cancelled." },
  createGroup: { data: { group_id: 3, group_code: "12345678", group_name: "Vorfeld" } },
  joinGroup: { data: { group: { group_id: 3, group_name: "Vorfeld", members: [] } } },
  previewGroup: {
    group: { name: "Vorfeld", group_code: "12345678", is_full: false },
    affected_events: { total_count: 0, applied_events: [], booked_events: [] },
  },
  currentGroup: { data: { group_id: 3, group_name: "Vorfeld" } },
  leaveGroup: {},
  deleteGroup: { message: "Deleted." },
  removeGroupMember: {},
  inviteToGroup: { success: true, data: { userAdded: true, emailSent: true } },
  getAvailability: [
    { id: "2026-11-27", date: "2026-11-27", displayDate: "27.11.", capacity: "3/12", state: "default" },
  ],
  confirmAvailability: {},
  getStaffList: [STAFF_ROW],
  checkInStaff: { data: STAFF_ROW },
  undoStaffCheckIn: { data: STAFF_ROW },
  checkOutStaff: { data: STAFF_ROW },
  undoStaffCheckOut: { data: STAFF_ROW },
  getEventStatus: { data: EVENT_STATUS },
  saveEventStatus: {},
  getIdDocument: { data: { status: "Pending", replacements_remaining: 2, upload_date: null, capture_id: "" } },
  verifyIdData: { data: { validierung_erfolgreich: true } },
  uploadIdPhoto: { data: { status: "Completed", replacements_remaining: 2, upload_date: null, capture_id: "c-1" } },
  deleteIdPhoto: {},
  getContractData: { data: { is_saved: true, form: { employment_type: "Student", employment_document: null } } },
  saveContractData: {},
  getPayrollData: { data: { is_saved: false, is_sample: true, form: payrollSample } },
  savePayrollData: {},
  getFinancialData: { data: { is_saved: true, form: financialOfMilica } },
  saveFinancialData: {},
  getContract: { data: { status: "sign_and_send", has_booked_shifts: true, contract_completed: false } },
  getContractFile: { data: { file: SHORT_PDF } },
  markContractSent: {},
  confirmContractReceipt: {},
  completeContract: {},
  getPayrollDocuments: {
    data: [{ id: "2026-10", title: "Lohnabrechnung Oktober 2026", date: "2026-11-01", downloadUrl: "#2026-10" }],
  },
  getPayrollDocument: { file: SHORT_PDF },
};

/** Input for each call, with values that are easy to find again in the request. */
export const INPUTS: Record<CallName, { params?: Record<string, string | number>; query?: object; body?: object }> = {
  checkEmail: { body: { email: "amira.okonkwo@example.de" } },
  sendEmailCode: { body: { email: "amira.okonkwo@example.de", firstName: "Amira" } },
  verifyEmailCode: { body: { email: "amira.okonkwo@example.de", code: "482913" } },
  sendSmsCode: { body: { phoneNumber: "+49 151 1", emailVerificationToken: "proof-1" } },
  verifySmsCode: { body: { phoneNumber: "+49 151 1", code: "482913", emailVerificationToken: "proof-1" } },
  createPassword: { body: { extraId: "x-1", password: "Vorfeldbus7!", emailVerificationToken: "proof-1" } },
  login: { body: { email: "amira.okonkwo@example.de", password: "Vorfeldbus7!" } },
  me: {},
  refresh: { body: { refreshToken: "refresh-1" } },
  forgotPassword: { body: { email: "amira.okonkwo@example.de" } },
  validateResetToken: { query: { token: "reset-1" } },
  resetPassword: { body: { token: "reset-1", newPassword: "Vorfeldbus8!" } },
  validateInvitation: { body: { token: "invite-1" } },
  getExtra: { params: { id: 7 } },
  updateExtra: { params: { id: 7 }, body: { mobile_number: "+49 151 1" } },
  getCountries: {},
  setCodeOfConduct: { params: { id: 7 }, body: { accepted: true } },
  getExtraEvents: { params: { extraId: 7 }, query: { event_type: "internal" } },
  getAvailableEvents: { params: { extraId: 7 }, query: { type: "internal" } },
  applyForEvents: { body: { extra_id: 7, event_ids: [1, 2] } },
  withdrawFromEvents: { body: { extra_id: 7, event_ids: [1] } },
  cancelEvent: { body: { extra_id: 7, event_id: 1, reason: "health issues" } },
  createGroup: { body: { name: "Vorfeld" } },
  joinGroup: { body: { group_code: 12345678 } },
  previewGroup: { params: { code: "12345678" } },
  currentGroup: {},
  leaveGroup: { body: {} },
  deleteGroup: { params: { id: 3 } },
  removeGroupMember: { params: { id: 3, memberId: 9 } },
  inviteToGroup: { params: { groupNumber: "12345678" }, body: { email: "jasper@example.de" } },
  getAvailability: { params: { extraId: 7301 } },
  confirmAvailability: {
    params: { extraId: 7301 },
    body: { dates: ["2026-11-27"], availability_completed: true, applied_date: "2026-11-20T10:00:00.000Z" },
  },
  getStaffList: { params: { list: "in" } },
  checkInStaff: { params: { memberId: "staff-7" } },
  undoStaffCheckIn: { params: { memberId: "staff-7" } },
  checkOutStaff: { params: { memberId: "staff-7" } },
  undoStaffCheckOut: { params: { memberId: "staff-7" } },
  getEventStatus: { params: { extraId: 7301, eventId: 501 } },
  saveEventStatus: { params: { extraId: 7301, eventId: 501 }, body: EVENT_STATUS },
  getIdDocument: { params: { extraId: 7301 } },
  verifyIdData: {
    params: { extraId: 7301 },
    body: {
      personalausweisnummer: "L01X00T471",
      vorname_idcard: "Amira",
      nachname: "Okonkwo",
      geburtsdatum: "14.08.1991",
      geburtsort: "Enugu",
    },
  },
  uploadIdPhoto: { params: { extraId: 7301 }, body: { capture_id: "c-1", mode: "initial", photo: "/9j/4AAQ" } },
  deleteIdPhoto: { params: { extraId: 7301 } },
  getContractData: { params: { extraId: 7301 } },
  saveContractData: { params: { extraId: 7301 }, body: { employment_type: "Student", employment_document: null } },
  getPayrollData: { params: { extraId: 7301 } },
  savePayrollData: { params: { extraId: 7301 }, body: payrollOfMilica },
  getFinancialData: { params: { extraId: 7301 } },
  saveFinancialData: { params: { extraId: 7301 }, body: financialOfMilica },
  getContract: { params: { extraId: 7301 } },
  getContractFile: { params: { extraId: 7301, file: "contract" } },
  markContractSent: { params: { extraId: 7301 } },
  confirmContractReceipt: { params: { extraId: 7301 } },
  completeContract: { params: { extraId: 7301 } },
  getPayrollDocuments: { params: { extraId: 7301 } },
  getPayrollDocument: { params: { extraId: 7301, documentId: "2026-10" } },
};

export const CALL_NAMES = Object.keys(contract) as CallName[];
export const TOKENS = { accessToken: "access-1", refreshToken: "refresh-1" };

/** A client in a browser of its own, with everything it sent and announced; signed in unless `tokens` is null. */
export function start(
  answer: Answer,
  {
    tokens = TOKENS,
    browser = createBrowser(),
    lock = createLock(),
    fence = createFence(),
    isOnline = () => true,
    baseUrl = "/api",
    arrives = async () => undefined,
  }: {
    tokens?: { accessToken: string; refreshToken: string } | null;
    browser?: ReturnType<typeof createBrowser>;
    lock?: ReturnType<typeof createLock>;
    fence?: Parameters<typeof createSignedInSend>[0]["fence"];
    isOnline?: () => boolean;
    baseUrl?: string;
    /** When the code of the calls that need a session does. */
    arrives?: () => Promise<undefined>;
  } = {},
) {
  const requests: Request[] = [];
  const announcements: Announcement[] = [];
  const page = browser.openPage();

  const fetch: typeof globalThis.fetch = async (input, init = {}) => {
    const url = new URL(input as string, "http://provider.test");
    const headers = new Headers(init.headers);
    const request: Request = {
      method: init.method ?? "GET",
      url: input as string,
      path: url.pathname,
      query: Object.fromEntries(url.searchParams),
      headers,
      bearer: headers.get("authorization"),
      body: typeof init.body === "string" ? (JSON.parse(init.body) as unknown) : undefined,
      keeps: { cache: init.cache, credentials: init.credentials },
    };
    requests.push(request);
    return answer(request, init.signal as AbortSignal);
  };

  const announce = (announcement: Announcement): void => void announcements.push(announcement);
  const { session, tabs } = page;
  const client = createClient({
    baseUrl,
    fetch,
    session,
    announce,
    isOnline,
    loadSignedIn: async (send) => {
      await arrives();
      return createSignedInSend({ send, session, announce, tabs, lock, fence });
    },
  });
  if (tokens) session.start(tokens);

  const call = client.call as (row: AnyCall, input: object, options: object) => Promise<Result<unknown>>;
  /** Any call of the table with its sample input. */
  const make = (name: CallName, input: object = INPUTS[name], options = {}) => call(contract[name], input, options);

  return { ...page, browser, shared: { lock, fence }, client, make, requests, announcements };
}

export const refusalIn = (outcome: Result<unknown>) => {
  if (outcome.ok) throw new Error("expected a refusal");
  return outcome.apiError;
};

export const isRefresh = (request: Request): boolean => request.path.endsWith("/auth/refresh");
