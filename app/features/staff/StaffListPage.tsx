import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useSignedIn } from "#app/shell/signedIn.tsx";
import { createStaffDesk } from "#app/features/staff/staffDesk.ts";
import { showChanged, staffQuery } from "#app/shell/staffQueries.ts";
import { toStaffListState } from "#app/features/staff/staffView.ts";
import { useStaffDay } from "#app/features/staff/useStaffDay.ts";
import { useFrame } from "#app/shell/useFrame.ts";
import { useWays } from "#app/navigation/ways.ts";
import { useView } from "#app/shell/viewSource.ts";
import type { StaffList, StaffSearch } from "#src/model/staff/staffRules.ts";
import { StaffListScreen } from "#src/screens/staff/StaffListScreen.tsx";

const FALLBACK = "task-list";

export const CheckInListPage = () => <OneList list="in" />;
export const CheckOutListPage = () => <OneList list="out" />;

function OneList({ list }: { list: StaffList }) {
  const signedIn = useSignedIn();
  const queries = useQueryClient();
  const ways = useWays();
  const staff = useQuery(staffQuery(signedIn, list));
  const [search, setSearch] = useState<StaffSearch>({ filter: "all", query: "" });
  const [desk] = useState(() => {
    const { staff: port } = signedIn.ports;
    return createStaffDesk({
      act: async (id) => (await port())[list === "in" ? "checkIn" : "checkOut"](id),
      takeBack: async (id) => (await port())[list === "in" ? "undoCheckIn" : "undoCheckOut"](id),
      onChanged: (member) => showChanged(queries, member),
    });
  });
  useEffect(() => desk.enter(), [desk]);
  return (
    <StaffListScreen
      frame={useFrame(FALLBACK)}
      list={list}
      state={toStaffListState(staff)}
      {...useStaffDay()}
      {...useView(desk)}
      search={search}
      onRetry={() => void staff.refetch()}
      onSearch={setSearch}
      onAsk={desk.ask}
      onConfirm={() => void desk.confirm()}
      onKeep={desk.keep}
      onUndo={desk.undo}
      onToTasks={() => ways.back(FALLBACK)}
    />
  );
}
