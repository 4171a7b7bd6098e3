import { defineCall } from "#app/client/calls/defineCall.ts";
import { querying, changing, proposed } from "#app/client/calls/kinds.ts";
import { staffListAnswer, staffMemberAnswer } from "#src/model/staff/staff.ts";

/** For supervisors. */
const moving = { answer: staffMemberAnswer, ...proposed("staff"), announces: changing } as const;

export const getStaffList = defineCall({
  name: "getStaffList",
  method: "GET",
  /** `in` or `out`. */
  path: "/staff/{list}",
  answer: staffListAnswer,
  ...proposed("staff"),
  announces: querying,
});

export const checkInStaff = defineCall({
  name: "checkInStaff",
  method: "POST",
  path: "/staff/{memberId}/check-in",
  ...moving,
});

export const undoStaffCheckIn = defineCall({
  name: "undoStaffCheckIn",
  method: "DELETE",
  path: "/staff/{memberId}/check-in",
  ...moving,
});

export const checkOutStaff = defineCall({
  name: "checkOutStaff",
  method: "POST",
  path: "/staff/{memberId}/check-out",
  ...moving,
});

export const undoStaffCheckOut = defineCall({
  name: "undoStaffCheckOut",
  method: "DELETE",
  path: "/staff/{memberId}/check-out",
  ...moving,
});
