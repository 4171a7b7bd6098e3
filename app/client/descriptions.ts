import type { CallName } from "#app/client/calls.ts";

/** Purpose of each call, worded as in the provider's documentation. Not imported by production code. */
export const descriptions: Record<CallName, string> = {
  checkEmail: "Says what kind of account an e-mail address has, if any.",
  sendEmailCode: "Sends a six-digit code by e-mail. Answers 429 with `remainingSeconds` when asked again too soon.",
  verifyEmailCode: "Checks the code and returns the proof of the e-mail address that the next steps need.",
  sendSmsCode: "Sends a six-digit code by SMS. Answers 429 with `remainingSeconds` when asked again too soon.",
  verifySmsCode:
    "Checks the code. The error `TOKEN_EXPIRED` means that the proof of the e-mail address is no longer valid.",
  createPassword: "Sets the first password of an account and signs in.",
  login: "Signs in with e-mail address and password.",
  me: "Returns whoever is signed in.",
  refresh:
    "Exchanges a refresh token, which works once, for new tokens. 400, 401 and 403 with a JSON body or none end the session; nothing else does. A page that is left before the answer arrives has lost the new tokens: accept the last used refresh token once more for a minute, as long as the tokens that replaced it were not used.",
  forgotPassword: "Sends a link to set a new password, valid for 15 minutes.",
  validateResetToken: "Says whether the link to set a new password still works.",
  resetPassword: "Sets a new password with the token of the link.",
  validateInvitation:
    "Returns whom an invitation is for and proves their e-mail address. A refusal may name the address in `email`.",
  getExtra: "Returns the whole record of a person.",
  updateExtra: "Changes the fields that are sent; `extra_id`, `created_at` and `last_login_at` never are.",
  getCountries: "Returns the list of nationalities.",
  setCodeOfConduct: "Stores whether the code of conduct was accepted.",
  getExtraEvents: "Returns the days of a person.",
  getAvailableEvents: "Returns the days that a person can apply for.",
  applyForEvents: "Applies for days.",
  withdrawFromEvents: "Takes back applications.",
  cancelEvent: "Cancels a booked day, with the reason.",
  createGroup: "Creates a group, led by whoever asks.",
  joinGroup: "Joins a group by its number.",
  previewGroup: "Returns what joining a group would mean.",
  currentGroup: "Returns the group of whoever asks; 404 if there is none.",
  leaveGroup: "Leaves the current group.",
  deleteGroup: "Deletes a group; only its leader may.",
  removeGroupMember: "Removes a member from a group; only its leader may.",
  inviteToGroup: "Adds a person to a group or invites them by e-mail.",
  getAvailability: "Returns the dates on which a person can offer to work; a booked one can no longer be changed.",
  confirmAvailability: "Stores the dates that a person offers, all of them; those not named are offered no longer.",
  getStaffList:
    "Returns the people whom a supervisor checks in (`in`) or out (`out`), with the instants at which they came and went. Refuse whoever does not supervise.",
  checkInStaff: "Checks somebody in, who may be here already; returns the row as it stands now.",
  undoStaffCheckIn:
    "Takes a check-in back, as long as the person has not been checked out; returns the row as it stands now.",
  checkOutStaff: "Checks somebody out who is here; returns the row as it stands now.",
  undoStaffCheckOut: "Takes a check-out back; returns the row as it stands now.",
  getEventStatus:
    "Returns how a day of a person goes. A title, date, time or place that is empty is as the event itself says.",
  saveEventStatus: "Stores how a day of a person goes, all of it.",
  getIdDocument: "Returns how far the check of a person's ID is, and how often its photo may still be replaced.",
  verifyIdData: "Checks the data of an ID card; `validierung_erfolgreich` says whether they fit.",
  uploadIdPhoto:
    "Takes the photo of an ID, a JPEG as base64. The first costs nothing, a replacement one of two tries; the same `capture_id` counts once.",
  deleteIdPhoto: "Deletes the photo of an ID; both replacements are there again.",
  getContractData:
    "Returns the contract data, or that they were saved; `form` is null where the values are not handed out.",
  saveContractData: "Stores the contract data; the document is base64.",
  getPayrollData:
    "Returns the payroll data, or that they were saved; `is_sample: true` marks example data, which the app shows as an example.",
  savePayrollData: "Stores the payroll data.",
  getFinancialData: "Returns the financial data, or that they were saved.",
  saveFinancialData: "Stores the financial data.",
  getContract:
    "Says where the contract of a person stands: to be downloaded, to be signed and sent, in the provider's hands, back from it, complete; and whether days are booked, for which there is a contract.",
  getContractFile:
    "Sends a paper: `contract` to sign, `provider` once it has come back, the signed `original`. The first `contract` that was sent moves the status to `sign_and_send`; sent again, it changes nothing. 404 as long as there is no such paper.",
  markContractSent:
    "Takes note that the signed contract was sent. Said again, it changes nothing; 409 before the download.",
  confirmContractReceipt: "Takes note that the person has received what came back. 409 before there is anything.",
  completeContract: "Takes note that the person has gone on from the complete contract, which is not shown any more.",
  getPayrollDocuments: "Returns a person's payslips, the newest first.",
  getPayrollDocument: "Sends one of them.",
};
