import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useSignedIn } from "#app/areas/signedIn.tsx";
import { createStaffDesk } from "#app/areas/staff/staffDesk.ts";
import { showChanged, staffQuery } from "#app/areas/staff/staffQueries.ts";
import { toStaffListState } from "#app/areas/staff/staffView.ts";
import { useStaffDay } from "#app/areas/staff/useStaffDay.ts";
import { useFrame } from "#app/areas/useFrame.ts";
import { useWays } from "#app/areas/ways.ts";
import { useView } from "#app/flows/viewSource.ts";
import type { StaffList, StaffSearch } from "#src/model/staffRules.ts";
import { StaffListScreen } from "#src/screens/staff/StaffListScreen.tsx";

const FALLBACK = "task-list";

export const CheckInList = () => <OneList list="in" />;
export const CheckOutList = () => <OneList list="out" />;

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
