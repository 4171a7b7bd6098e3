import type { CallName } from "#app/client/calls.ts";
import { financialOfMilica, payrollOfMilica, payrollSample } from "#src/people/payroll.ts";

type Sample = {
  /** With values that are easy to find in the request. */
  input?: { params?: Record<string, string | number>; query?: object; body?: object };
  /** Matches the schema, in the nesting of the catalogue. */
  answer: unknown;
  /** An empty response is a success, too (C-44). */
  mayBeEmpty?: true;
  /** Fields that callers use unchecked: they exist with this type in every value. */
  reliedOn?: Record<string, string>;
};

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
const STAFF_FIELDS = { id: "string", name: "string", checkedIn: "boolean", checkedOut: "boolean" };

/** The shortest text with the first bytes of a PDF, in base64. */
export const SHORT_PDF = btoa("%PDF-1.7\n");

/** Request and response of each call. */
export const samples: Record<CallName, Sample> = {
  checkEmail: {
    input: { body: { email: "amira.okonkwo@example.de" } },
    answer: { data: { status: "verified", extraId: "x-1" } },
    reliedOn: { status: "string", extraId: "string|number" },
  },
  sendEmailCode: {
    input: { body: { email: "amira.okonkwo@example.de", firstName: "Amira" } },
    answer: { success: true },
  },
  verifyEmailCode: {
    input: { body: { email: "amira.okonkwo@example.de", code: "482913" } },
    answer: { success: true, verificationToken: "proof-1" },
    reliedOn: { verificationToken: "string" },
  },
  sendSmsCode: {
    input: { body: { phoneNumber: "+49 151 1", emailVerificationToken: "proof-1" } },
    answer: { success: true },
  },
  verifySmsCode: {
    input: { body: { phoneNumber: "+49 151 1", code: "482913", emailVerificationToken: "proof-1" } },
    answer: { success: true },
  },
  createPassword: {
    input: { body: { extraId: "x-1", password: "Vorfeldbus7!", emailVerificationToken: "proof-1" } },
    answer: { data: { accessToken: "access-1", refreshToken: "refresh-1" } },
    reliedOn: { accessToken: "string", refreshToken: "string" },
  },
  login: {
    input: { body: { email: "amira.okonkwo@example.de", password: "Vorfeldbus7!" } },
    answer: {
      data: { accessToken: "access-1", refreshToken: "refresh-1", user: { extraId: "x-1", firstName: "Amira" } },
    },
    reliedOn: { accessToken: "string", refreshToken: "string", user: "object" },
  },
  me: {
    answer: { success: true, data: { user: { extraId: "x-1", firstName: "Amira" } } },
    reliedOn: { user: "object" },
  },
  refresh: {
    input: { body: { refreshToken: "refresh-1" } },
    answer: { accessToken: "access-2", refreshToken: "refresh-2" },
    reliedOn: { accessToken: "string", refreshToken: "string" },
  },
  forgotPassword: {
    input: { body: { email: "amira.okonkwo@example.de" } },
    answer: { success: true },
    mayBeEmpty: true,
  },
  validateResetToken: {
    input: { query: { token: "reset-1" } },
    answer: { data: { valid: true, email: "amira.okonkwo@example.de" } },
    reliedOn: { valid: "boolean", email: "string", message: "string" },
  },
  resetPassword: {
    input: { body: { token: "reset-1", newPassword: "Vorfeldbus8!" } },
    answer: { success: true },
    mayBeEmpty: true,
  },
  validateInvitation: {
    input: { body: { token: "invite-1" } },
    answer: {
      userData: {
        email: "amira.okonkwo@example.de",
        firstName: "Amira",
        lastName: "O",
        extraId: "x-1",
        phoneNumber: "",
      },
      sessionToken: "proof-1",
    },
    reliedOn: { extraId: "string|number", sessionToken: "string", phoneNumber: "string" },
  },
  getExtra: { input: { params: { id: 7 } }, answer: { data: { extra_id: 7, first_name: "Amira" } } },
  updateExtra: {
    input: { params: { id: 7 }, body: { mobile_number: "+49 151 1" } },
    answer: { success: true },
    mayBeEmpty: true,
  },
  getCountries: {
    answer: [{ nationality: "Deutsch", country_id: 1 }],
    reliedOn: { rows: "object", unreadable: "number" },
  },
  setCodeOfConduct: {
    input: { params: { id: 7 }, body: { accepted: true } },
    answer: { success: true },
    mayBeEmpty: true,
  },
  getExtraEvents: {
    input: { params: { extraId: 7 }, query: { event_type: "internal" } },
    answer: {
      data: [
        {
          event_id: 1,
          event_date: "2026-12-01",
          event_status: "booked",
          extra_id: 7,
          id_check: false,
          can_cancel: true,
        },
      ],
    },
    reliedOn: { rows: "object", unreadable: "number" },
  },
  getAvailableEvents: {
    input: { params: { extraId: 7 }, query: { type: "internal" } },
    answer: { data: [{ event_id: 1, event_date: "2026-12-01", applied: false, can_withdraw: true }] },
    reliedOn: { rows: "object", unreadable: "number" },
  },
  applyForEvents: {
    input: { body: { extra_id: 7, event_ids: [1, 2] } },
    answer: { data: {}, message: "Applied." },
    mayBeEmpty: true,
  },
  withdrawFromEvents: {
    input: { body: { extra_id: 7, event_ids: [1] } },
    answer: { message: "Withdrawn." },
    mayBeEmpty: true,
  },
  cancelEvent: {
    input: { body: { extra_id: 7, event_id: 1, reason: "health issues" } },
    answer: { message: "Cancelled." },
    mayBeEmpty: true,
  },
  createGroup: {
    input: { body: { name: "Vorfeld" } },
    answer: { data: { group_id: 3, group_code: "12345678", group_name: "Vorfeld" } },
    reliedOn: { members: "object" },
  },
  joinGroup: {
    input: { body: { group_code: 12345678 } },
    answer: { data: { group: { group_id: 3, group_name: "Vorfeld", members: [] } } },
    reliedOn: { members: "object" },
  },
  previewGroup: {
    input: { params: { code: "12345678" } },
    answer: {
      group: { name: "Vorfeld", group_code: "12345678", is_full: false },
      affected_events: { total_count: 0, applied_events: [], booked_events: [] },
    },
    reliedOn: { group: "object", affected_events: "object" },
  },
  currentGroup: { answer: { data: { group_id: 3, group_name: "Vorfeld" } }, reliedOn: { members: "object" } },
  leaveGroup: { input: { body: {} }, answer: {}, mayBeEmpty: true },
  deleteGroup: { input: { params: { id: 3 } }, answer: { message: "Deleted." }, mayBeEmpty: true },
  removeGroupMember: { input: { params: { id: 3, memberId: 9 } }, answer: {}, mayBeEmpty: true },
  inviteToGroup: {
    input: { params: { groupNumber: "12345678" }, body: { email: "jasper@example.de" } },
    answer: { success: true, data: { userAdded: true, emailSent: true } },
    mayBeEmpty: true,
    reliedOn: { userAdded: "boolean", emailSent: "boolean" },
  },
  getAvailability: {
    input: { params: { extraId: 7301 } },
    answer: [{ id: "2026-11-27", date: "2026-11-27", displayDate: "27.11.", capacity: "3/12", state: "default" }],
    reliedOn: { rows: "object", unreadable: "number" },
  },
  confirmAvailability: {
    input: {
      params: { extraId: 7301 },
      body: { dates: ["2026-11-27"], availability_completed: true, applied_date: "2026-11-20T10:00:00.000Z" },
    },
    answer: {},
    mayBeEmpty: true,
  },
  getStaffList: {
    input: { params: { list: "in" } },
    answer: [STAFF_ROW],
    reliedOn: { rows: "object", unreadable: "number" },
  },
  checkInStaff: { input: { params: { memberId: "staff-7" } }, answer: { data: STAFF_ROW }, reliedOn: STAFF_FIELDS },
  undoStaffCheckIn: { input: { params: { memberId: "staff-7" } }, answer: { data: STAFF_ROW }, reliedOn: STAFF_FIELDS },
  checkOutStaff: { input: { params: { memberId: "staff-7" } }, answer: { data: STAFF_ROW }, reliedOn: STAFF_FIELDS },
  undoStaffCheckOut: {
    input: { params: { memberId: "staff-7" } },
    answer: { data: STAFF_ROW },
    reliedOn: STAFF_FIELDS,
  },
  getEventStatus: {
    input: { params: { extraId: 7301, eventId: 501 } },
    answer: { data: EVENT_STATUS },
    reliedOn: { tasks: "object", startTime: "string" },
  },
  saveEventStatus: {
    input: { params: { extraId: 7301, eventId: 501 }, body: EVENT_STATUS },
    answer: {},
    mayBeEmpty: true,
  },
  getIdDocument: {
    input: { params: { extraId: 7301 } },
    answer: { data: { status: "Pending", replacements_remaining: 2, upload_date: null, capture_id: "" } },
    reliedOn: { status: "string", replacements_remaining: "number", capture_id: "string" },
  },
  verifyIdData: {
    input: {
      params: { extraId: 7301 },
      body: {
        personalausweisnummer: "L01X00T471",
        vorname_idcard: "Amira",
        nachname: "Okonkwo",
        geburtsdatum: "14.08.1991",
        geburtsort: "Enugu",
      },
    },
    answer: { data: { validierung_erfolgreich: true } },
    reliedOn: { validierung_erfolgreich: "boolean" },
  },
  uploadIdPhoto: {
    input: { params: { extraId: 7301 }, body: { capture_id: "c-1", mode: "initial", photo: "/9j/4AAQ" } },
    answer: { data: { status: "Completed", replacements_remaining: 2, upload_date: null, capture_id: "c-1" } },
    reliedOn: { replacements_remaining: "number", capture_id: "string" },
  },
  deleteIdPhoto: { input: { params: { extraId: 7301 } }, answer: {}, mayBeEmpty: true },
  getContractData: {
    input: { params: { extraId: 7301 } },
    answer: { data: { is_saved: true, form: { employment_type: "Student", employment_document: null } } },
    reliedOn: { is_saved: "boolean" },
  },
  saveContractData: {
    input: { params: { extraId: 7301 }, body: { employment_type: "Student", employment_document: null } },
    answer: {},
    mayBeEmpty: true,
  },
  getPayrollData: {
    input: { params: { extraId: 7301 } },
    answer: { data: { is_saved: false, is_sample: true, form: payrollSample } },
    reliedOn: { is_saved: "boolean", is_sample: "boolean" },
  },
  savePayrollData: { input: { params: { extraId: 7301 }, body: payrollOfMilica }, answer: {}, mayBeEmpty: true },
  getFinancialData: {
    input: { params: { extraId: 7301 } },
    answer: { data: { is_saved: true, form: financialOfMilica } },
    reliedOn: { is_saved: "boolean" },
  },
  saveFinancialData: { input: { params: { extraId: 7301 }, body: financialOfMilica }, answer: {}, mayBeEmpty: true },
  getContract: {
    input: { params: { extraId: 7301 } },
    answer: { data: { status: "sign_and_send", has_booked_shifts: true, contract_completed: false } },
  },
  getContractFile: { input: { params: { extraId: 7301, file: "contract" } }, answer: { data: { file: SHORT_PDF } } },
  markContractSent: { input: { params: { extraId: 7301 } }, answer: {}, mayBeEmpty: true },
  confirmContractReceipt: { input: { params: { extraId: 7301 } }, answer: {}, mayBeEmpty: true },
  completeContract: { input: { params: { extraId: 7301 } }, answer: {}, mayBeEmpty: true },
  getPayrollDocuments: {
    input: { params: { extraId: 7301 } },
    answer: {
      data: [{ id: "2026-10", title: "Lohnabrechnung Oktober 2026", date: "2026-11-01", downloadUrl: "#2026-10" }],
    },
    reliedOn: { rows: "object", unreadable: "number" },
  },
  getPayrollDocument: { input: { params: { extraId: 7301, documentId: "2026-10" } }, answer: { file: SHORT_PDF } },
};
