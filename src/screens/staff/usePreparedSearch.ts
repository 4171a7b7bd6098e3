import { useEffect } from "react";
import type { StaffMember } from "#src/model/staff/staff.ts";
import { prepareSearch } from "#src/model/staff/staffRules.ts";

/** This many rows take less than a frame even on a slow phone. */
const AT_ONCE = 100;

/** Builds the search index in chunks, so that input is handled in between. */
export function usePreparedSearch(staff: readonly StaffMember[]): void {
  useEffect(() => {
    let next = 0;
    let timer = setTimeout(step);
    function step() {
      prepareSearch(staff.slice(next, next + AT_ONCE));
      next += AT_ONCE;
      if (next < staff.length) timer = setTimeout(step);
    }
    return () => clearTimeout(timer);
  }, [staff]);
}
