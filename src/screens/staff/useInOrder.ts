import { useMemo, useState } from "react";
import type { StaffMember } from "#src/model/staff/staff.ts";
import { openFirst, type StaffList } from "#src/model/staff/staffRules.ts";

/**
 * Open ones first, by name, as they were when the list was opened: a row that moved after its check-in would put another
 * person under the next press. Who comes later is at the end.
 */
export function useInOrder(staff: readonly StaffMember[], list: StaffList): readonly StaffMember[] {
  const [atFirst, setAtFirst] = useState(staff);
  if (atFirst.length === 0 && staff.length > 0) setAtFirst(staff);
  const places = useMemo(
    () => new Map(openFirst(atFirst, list).map(({ id }, place) => [id, place] as const)),
    [atFirst, list],
  );
  return useMemo(() => {
    const placeOf = ({ id }: StaffMember) => places.get(id) ?? places.size;
    return staff.toSorted((one, other) => placeOf(one) - placeOf(other));
  }, [staff, places]);
}
