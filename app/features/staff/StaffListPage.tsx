import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useActorRef } from "@xstate/react";
import { useEffect, useMemo, useState } from "react";
import { useSignedIn } from "#app/shell/signedIn.tsx";
import { staffMachine } from "#app/features/staff/staffMachine.ts";
import { staffServices } from "#app/features/staff/staffServices.ts";
import { showChanged, staffQuery } from "#app/shell/queries.ts";
import { toStaffListState, toStaffView } from "#app/features/staff/staffView.ts";
import { useStaffDay } from "#app/features/staff/useStaffDay.ts";
import { useFrame } from "#app/shell/useFrame.ts";
import { useActorView } from "#app/shell/viewSource.ts";
import { useNavigation } from "#app/navigation/useNavigation.ts";
import type { StaffList, StaffSearch } from "#src/model/staff/staffRules.ts";
import { StaffListScreen } from "#src/screens/staff/StaffListScreen.tsx";

const FALLBACK = "task-list";

export const CheckInListPage = () => <OneList list="in" />;
export const CheckOutListPage = () => <OneList list="out" />;

function OneList({ list }: { list: StaffList }) {
  const signedIn = useSignedIn();
  const queries = useQueryClient();
  const navigation = useNavigation();
  const staff = useQuery(staffQuery(signedIn, list));
  const [search, setSearch] = useState<StaffSearch>({ filter: "all", query: "" });
  const { staff: port } = signedIn.ports;
  const actor = useActorRef(
    staffMachine.provide({
      actors: staffServices({
        list,
        change: async (id) => (await port())[list === "in" ? "checkIn" : "checkOut"](id),
        takeBack: async (id) => (await port())[list === "in" ? "undoCheckIn" : "undoCheckOut"](id),
        askStanding: async (id) => (await (await port()).list(list)).rows.find((member) => member.id === id),
        onChanged: (member) => showChanged(queries, member),
      }),
    }),
    { input: { list, now: signedIn.now } },
  );
  const { data, refetch } = staff;
  useEffect(() => {
    const { id } = actor.getSnapshot().context;
    const member = data?.rows.find((row) => row.id === id);
    if (member) actor.send({ type: "question.settled", member });
  }, [actor, data]);
  /** The same ones each time, so that a row is drawn anew only for news of its own. */
  const ofRows = useMemo(
    () => ({
      onAsk: (id: string) => {
        actor.send({ type: "question.asked", id });
        // Somebody else may have been faster since the list was read.
        void refetch({ cancelRefetch: false });
      },
      onUndo: (id: string) => actor.send({ type: "undo.requested", id }),
      onHold: (id: string, isHeld: boolean) => actor.send({ type: isHeld ? "row.held" : "row.left", id }),
    }),
    [actor, refetch],
  );
  return (
    <StaffListScreen
      frame={useFrame(FALLBACK)}
      list={list}
      state={toStaffListState(staff)}
      {...useStaffDay()}
      {...useActorView(actor, toStaffView)}
      {...ofRows}
      search={search}
      onRetry={() => void staff.refetch()}
      onSearch={setSearch}
      onConfirm={() => actor.send({ type: "question.confirmed" })}
      onKeep={() => actor.send({ type: "question.left" })}
      onToTasks={() => navigation.back(FALLBACK)}
    />
  );
}
