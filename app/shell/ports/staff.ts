import type { SessionClient } from "#app/client/client.ts";
import {
  checkInStaff,
  checkOutStaff,
  getStaffList,
  undoStaffCheckIn,
  undoStaffCheckOut,
} from "#app/client/calls/staff.ts";
import type { StaffPort } from "#app/client/ports.ts";
import { valueOf } from "#app/shell/queryError.ts";

/** The lists of a supervisor over the proposed calls. */
export const createStaffPort = ({ call }: SessionClient): StaffPort => ({
  list: async (list) => valueOf(await call(getStaffList, { params: { list } })),
  checkIn: async (memberId) => valueOf(await call(checkInStaff, { params: { memberId } })),
  checkOut: async (memberId) => valueOf(await call(checkOutStaff, { params: { memberId } })),
  undoCheckIn: async (memberId) => valueOf(await call(undoStaffCheckIn, { params: { memberId } })),
  undoCheckOut: async (memberId) => valueOf(await call(undoStaffCheckOut, { params: { memberId } })),
});
