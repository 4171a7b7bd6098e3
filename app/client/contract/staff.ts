import { defineCall } from "#app/client/contract/defineCall.ts";
import { staffListAnswer, staffMemberAnswer } from "#src/model/staff/staff.ts";

/** For supervisors; the screen says in place what became of a call. */
const proposed = { offer: "staff", bearer: "required", refreshOn401: true, area: "signed-in" } as const;
const changing = { answer: staffMemberAnswer, ...proposed, announces: { success: "own", failure: "own" } } as const;

export const getStaffList = defineCall({
  name: "getStaffList",
  method: "GET",
  /** `in` or `out`. */
  path: "/staff/{list}",
  answer: staffListAnswer,
  ...proposed,
  announces: { success: "none", failure: "own" },
});

export const checkInStaff = defineCall({
  name: "checkInStaff",
  method: "POST",
  path: "/staff/{memberId}/check-in",
  ...changing,
});

export const undoStaffCheckIn = defineCall({
  name: "undoStaffCheckIn",
  method: "DELETE",
  path: "/staff/{memberId}/check-in",
  ...changing,
});

export const checkOutStaff = defineCall({
  name: "checkOutStaff",
  method: "POST",
  path: "/staff/{memberId}/check-out",
  ...changing,
});

export const undoStaffCheckOut = defineCall({
  name: "undoStaffCheckOut",
  method: "DELETE",
  path: "/staff/{memberId}/check-out",
  ...changing,
});
