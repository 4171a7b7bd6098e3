import type { CallName } from "#app/client/calls.ts";
import { personas } from "#app/sandbox/outbox/personas.ts";
import { coursePage } from "#src/people/jobs.ts";
import { people } from "#src/people/people.ts";
import { financialOfMilica, payrollOfMilica } from "#src/people/payroll.ts";
import { confirmedPhone, type Answer, type Provider } from "#tests/sandbox/provider.ts";

type Act = (provider: Provider) => Promise<Answer>;
export type CallCase = { accepts: Act; refuses: Act; status: number };

const amira = { extra_id: people.amira.extraId };
const nordwind = "48217306";

const as =
  (id: keyof typeof people, name: CallName, input: Parameters<Provider["call"]>[1] = {}): Act =>
  async (provider) =>
    provider.call(name, { ...input, token: (await provider.signIn(id)).accessToken });

const bare =
  (name: CallName, input: Parameters<Provider["call"]>[1] = {}): Act =>
  (provider) =>
    provider.call(name, input);

async function withProof(provider: Provider) {
  const { email, phone: phoneNumber } = people.khai;
  await provider.call("sendEmailCode", { body: { email, firstName: "" } });
  const { json } = await provider.call("verifyEmailCode", { body: { email, code: provider.lastCode() } });
  return { phoneNumber, emailVerificationToken: String(json.verificationToken) };
}

async function resetToken(provider: Provider) {
  await provider.call("forgotPassword", { body: { email: people.amira.email } });
  return new URLSearchParams(provider.lastMessage()?.link?.split("?")[1]).get("token") ?? "";
}

function invitationOf(provider: Provider) {
  const link = personas(provider.store.read("default")).find(({ id }) => id === "khai")?.invitation ?? "";
  return new URLSearchParams(link.split("?")[1]).get("token") ?? "";
}

/** The number of offered dates. */
const confirmation = (count: number) => ({
  dates: Array.from({ length: count }, (_, at) => `2026-12-${String(at * 7 + 4).padStart(2, "0")}`),
  availability_completed: true,
  applied_date: "2026-11-20T10:00:00.000Z",
});

const member = { params: { memberId: "staff-2" } };
const unknownMember = { params: { memberId: "staff-0" } };
const course = (eventId: string) => ({ params: { extraId: people.amira.extraId, eventId } });
/** A photo of an ID, recognized as a JPEG by its first bytes. */
const photoFor = (mode: "initial" | "replacement") => ({
  capture_id: "7c1e0d52-5f0a-4a35-9d3e-0a4f3b1c2d44",
  mode,
  photo: "/9j/4AAQSkZJRgABAQAAAQABAAD/2Q==",
});

const idData = {
  personalausweisnummer: "L01X00T471",
  vorname_idcard: people.amira.firstName,
  nachname: people.amira.lastName,
  geburtsdatum: "14.08.1991",
  geburtsort: "Enugu",
};

const contractData = {
  employment_type: "Full-time employed",
  employment_document: { name: "Vertrag.pdf", type: "application/pdf", content: "JVBERi0xLjcK" },
};

/** Reads what was saved. */
const savedBefore =
  (save: CallName, body: object, load: CallName): Act =>
  async (provider) => {
    const token = (await provider.signIn("amira")).accessToken;
    await provider.call(save, { ...path, body, token });
    return provider.call(load, { ...path, token });
  };

const code = "000000";
const path = { params: { id: people.amira.extraId, extraId: people.amira.extraId } };
const milicas = { params: { extraId: people.milica.extraId } };
const other = { params: { id: people.paula.extraId, extraId: people.paula.extraId } };

const paper = (file: string) => ({ params: { ...path.params, file } });
const payslip = (documentId: string) => ({ params: { ...path.params, documentId } });

/** Her contract is complete. */
const ofMilica = { params: { extraId: people.milica.extraId } };

async function afterDownload(provider: Provider) {
  const { accessToken: token } = await provider.signIn("amira");
  await provider.call("getContractFile", { ...paper("contract"), token });
  return provider.call("markContractSent", { ...path, token });
}

/**
 * For each call an accepted request and a refused one, and the status of the refusal. The document for providers shows
 * them as examples.
 */
export const callCases: Record<CallName, CallCase> = {
  checkEmail: {
    accepts: bare("checkEmail", { body: { email: people.amira.email } }),
    refuses: bare("checkEmail", { body: {} }),
    status: 422,
  },
  sendEmailCode: {
    accepts: bare("sendEmailCode", { body: { email: people.khai.email, firstName: "" } }),
    refuses: bare("sendEmailCode", { body: { email: people.tomasz.email, firstName: "" } }),
    status: 404,
  },
  verifyEmailCode: {
    accepts: async (provider) => {
      const { email } = people.khai;
      await provider.call("sendEmailCode", { body: { email, firstName: "" } });
      return provider.call("verifyEmailCode", { body: { email, code: provider.lastCode() } });
    },
    refuses: bare("verifyEmailCode", { body: { email: people.khai.email, code } }),
    status: 400,
  },
  sendSmsCode: {
    accepts: async (provider) => provider.call("sendSmsCode", { body: await withProof(provider) }),
    refuses: async (provider) =>
      provider.call("sendSmsCode", { body: { ...(await withProof(provider)), phoneNumber: "12" } }),
    status: 422,
  },
  verifySmsCode: {
    accepts: async (provider) => {
      const body = await withProof(provider);
      await provider.call("sendSmsCode", { body });
      return provider.call("verifySmsCode", { body: { ...body, code: provider.lastCode() } });
    },
    refuses: bare("verifySmsCode", { body: { phoneNumber: people.khai.phone, emailVerificationToken: "x", code } }),
    status: 401,
  },
  createPassword: {
    accepts: async (provider) => {
      const proof = await confirmedPhone(provider, "khai");
      return provider.call("createPassword", { body: { ...proof, password: people.khai.password } });
    },
    refuses: async (provider) => {
      const proof = await confirmedPhone(provider, "khai");
      return provider.call("createPassword", { body: { ...proof, password: "kurz" } });
    },
    status: 422,
  },
  login: {
    accepts: bare("login", { body: { email: people.amira.email, password: people.amira.password } }),
    refuses: bare("login", { body: { email: people.amira.email, password: "Vorfeldbus8!" } }),
    status: 401,
  },
  me: { accepts: as("amira", "me"), refuses: bare("me"), status: 401 },
  refresh: {
    accepts: async (provider) => {
      const { refreshToken } = await provider.signIn("amira");
      return provider.call("refresh", { body: { refreshToken } });
    },
    refuses: bare("refresh", { body: { refreshToken: "erfunden" } }),
    status: 401,
  },
  forgotPassword: {
    accepts: bare("forgotPassword", { body: { email: "irgend@example.de" } }),
    refuses: bare("forgotPassword"),
    status: 422,
  },
  validateResetToken: {
    accepts: async (provider) => provider.call("validateResetToken", { query: { token: await resetToken(provider) } }),
    refuses: bare("validateResetToken"),
    status: 422,
  },
  resetPassword: {
    accepts: async (provider) =>
      provider.call("resetPassword", { body: { token: await resetToken(provider), newPassword: "Nachtflug?9" } }),
    refuses: bare("resetPassword", { body: { token: "erfunden", newPassword: "Nachtflug?9" } }),
    status: 400,
  },
  validateInvitation: {
    accepts: (provider) => provider.call("validateInvitation", { body: { token: invitationOf(provider) } }),
    refuses: bare("validateInvitation", { body: { token: "erfunden" } }),
    status: 404,
  },
  getExtra: { accepts: as("amira", "getExtra", path), refuses: as("amira", "getExtra", other), status: 403 },
  updateExtra: {
    accepts: as("amira", "updateExtra", { ...path, body: { city: "Freising" } }),
    refuses: as("amira", "updateExtra", { ...path, body: { created_at: "2026-01-01" } }),
    status: 422,
  },
  getCountries: { accepts: as("amira", "getCountries"), refuses: bare("getCountries"), status: 401 },
  setCodeOfConduct: {
    accepts: as("amira", "setCodeOfConduct", { ...path, body: { accepted: true } }),
    refuses: as("paula", "setCodeOfConduct", { ...other, body: { accepted: true } }),
    status: 409,
  },
  getExtraEvents: {
    accepts: as("amira", "getExtraEvents", { ...path, query: { event_type: "internal" } }),
    refuses: as("amira", "getExtraEvents", path),
    status: 422,
  },
  getAvailableEvents: {
    accepts: as("amira", "getAvailableEvents", { ...path, query: { type: "internal" } }),
    refuses: as("amira", "getAvailableEvents", { ...other, query: { type: "internal" } }),
    status: 403,
  },
  applyForEvents: {
    accepts: as("amira", "applyForEvents", { body: { ...amira, event_ids: [505, 506] } }),
    refuses: as("amira", "applyForEvents", { body: { ...amira, event_ids: [999] } }),
    status: 404,
  },
  withdrawFromEvents: {
    accepts: as("amira", "withdrawFromEvents", { body: { ...amira, event_ids: [504] } }),
    refuses: as("amira", "withdrawFromEvents", { body: { ...amira, event_ids: [501] } }),
    status: 409,
  },
  cancelEvent: {
    accepts: as("amira", "cancelEvent", { body: { ...amira, event_id: 501, reason: "health issues" } }),
    refuses: as("amira", "cancelEvent", { body: { ...amira, event_id: 501, reason: "  " } }),
    status: 422,
  },
  createGroup: {
    accepts: as("paula", "createGroup", { body: { name: "Südwind", description: "Spätschicht" } }),
    refuses: as("amira", "createGroup", { body: { name: "Südwind" } }),
    status: 409,
  },
  joinGroup: {
    accepts: as("paula", "joinGroup", { body: { group_code: Number(nordwind) } }),
    refuses: as("paula", "joinGroup", { body: { group_code: "01234567" } }),
    status: 409,
  },
  previewGroup: {
    accepts: as("paula", "previewGroup", { params: { code: nordwind } }),
    refuses: as("paula", "previewGroup", { params: { code: "11111111" } }),
    status: 404,
  },
  currentGroup: { accepts: as("amira", "currentGroup"), refuses: as("paula", "currentGroup"), status: 404 },
  leaveGroup: {
    accepts: as("milica", "leaveGroup", { body: {} }),
    refuses: as("amira", "leaveGroup", { body: {} }),
    status: 409,
  },
  deleteGroup: {
    accepts: as("amira", "deleteGroup", { params: { id: "41" } }),
    refuses: as("milica", "deleteGroup", { params: { id: "41" } }),
    status: 403,
  },
  removeGroupMember: {
    accepts: as("amira", "removeGroupMember", { params: { id: "41", memberId: people.milica.extraId } }),
    refuses: as("amira", "removeGroupMember", { params: { id: "41", memberId: people.paula.extraId } }),
    status: 404,
  },
  inviteToGroup: {
    accepts: as("amira", "inviteToGroup", { params: { groupNumber: nordwind }, body: { email: people.paula.email } }),
    refuses: as("amira", "inviteToGroup", { params: { groupNumber: nordwind }, body: { email: people.tomasz.email } }),
    status: 422,
  },
  getAvailability: {
    accepts: as("amira", "getAvailability", path),
    refuses: as("amira", "getAvailability", other),
    status: 403,
  },
  confirmAvailability: {
    accepts: as("amira", "confirmAvailability", { ...path, body: confirmation(2) }),
    refuses: as("amira", "confirmAvailability", { ...path, body: confirmation(6) }),
    status: 422,
  },
  getStaffList: {
    accepts: as("jasper", "getStaffList", { params: { list: "in" } }),
    refuses: as("amira", "getStaffList", { params: { list: "in" } }),
    status: 403,
  },
  checkInStaff: {
    accepts: as("jasper", "checkInStaff", member),
    refuses: as("jasper", "checkInStaff", unknownMember),
    status: 404,
  },
  undoStaffCheckIn: {
    accepts: as("jasper", "undoStaffCheckIn", member),
    refuses: as("jasper", "undoStaffCheckIn", unknownMember),
    status: 404,
  },
  checkOutStaff: {
    accepts: as("jasper", "checkOutStaff", member),
    refuses: as("jasper", "checkOutStaff", unknownMember),
    status: 404,
  },
  undoStaffCheckOut: {
    accepts: as("jasper", "undoStaffCheckOut", member),
    refuses: as("jasper", "undoStaffCheckOut", unknownMember),
    status: 404,
  },
  getEventStatus: {
    accepts: as("amira", "getEventStatus", course("501")),
    refuses: as("amira", "getEventStatus", course("999")),
    status: 404,
  },
  saveEventStatus: {
    accepts: as("amira", "saveEventStatus", { ...course("501"), body: coursePage }),
    refuses: as("amira", "saveEventStatus", { ...course("501"), body: { ...coursePage, tasks: null } }),
    status: 422,
  },
  getIdDocument: {
    accepts: as("milica", "getIdDocument", milicas),
    refuses: as("amira", "getIdDocument", milicas),
    status: 403,
  },
  verifyIdData: {
    accepts: as("amira", "verifyIdData", { ...path, body: idData }),
    refuses: as("amira", "verifyIdData", { ...path, body: {} }),
    status: 422,
  },
  uploadIdPhoto: {
    accepts: as("amira", "uploadIdPhoto", { ...path, body: photoFor("initial") }),
    refuses: as("milica", "uploadIdPhoto", { ...milicas, body: photoFor("replacement") }),
    status: 409,
  },
  deleteIdPhoto: {
    accepts: as("milica", "deleteIdPhoto", milicas),
    refuses: as("amira", "deleteIdPhoto", milicas),
    status: 403,
  },
  getContractData: {
    accepts: savedBefore("saveContractData", contractData, "getContractData"),
    refuses: as("amira", "getContractData", other),
    status: 403,
  },
  saveContractData: {
    accepts: as("amira", "saveContractData", { ...path, body: contractData }),
    refuses: as("amira", "saveContractData", { ...path, body: {} }),
    status: 422,
  },
  getPayrollData: {
    accepts: as("amira", "getPayrollData", path),
    refuses: as("amira", "getPayrollData", other),
    status: 403,
  },
  savePayrollData: {
    accepts: as("amira", "savePayrollData", { ...path, body: payrollOfMilica }),
    refuses: as("amira", "savePayrollData", { ...path, body: {} }),
    status: 422,
  },
  getFinancialData: {
    accepts: savedBefore("saveFinancialData", financialOfMilica, "getFinancialData"),
    refuses: as("amira", "getFinancialData", other),
    status: 403,
  },
  saveFinancialData: {
    accepts: as("amira", "saveFinancialData", { ...path, body: financialOfMilica }),
    refuses: as("amira", "saveFinancialData", { ...path, body: {} }),
    status: 422,
  },
  getContract: {
    accepts: as("amira", "getContract", path),
    refuses: as("amira", "getContract", other),
    status: 403,
  },
  getContractFile: {
    accepts: as("amira", "getContractFile", paper("contract")),
    refuses: as("amira", "getContractFile", paper("provider")),
    status: 404,
  },
  markContractSent: {
    accepts: afterDownload,
    refuses: as("amira", "markContractSent", path),
    status: 409,
  },
  confirmContractReceipt: {
    accepts: as("milica", "confirmContractReceipt", ofMilica),
    refuses: as("amira", "confirmContractReceipt", path),
    status: 409,
  },
  completeContract: {
    accepts: as("milica", "completeContract", ofMilica),
    refuses: as("amira", "completeContract", path),
    status: 409,
  },
  getPayrollDocuments: {
    accepts: as("amira", "getPayrollDocuments", path),
    refuses: as("amira", "getPayrollDocuments", other),
    status: 403,
  },
  getPayrollDocument: {
    accepts: as("amira", "getPayrollDocument", payslip("2026-10")),
    refuses: as("amira", "getPayrollDocument", payslip("2026-11")),
    status: 404,
  },
};
