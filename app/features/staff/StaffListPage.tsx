import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useActorRef, useSelector } from "@xstate/react";
import { useEffect, useMemo, useState } from "react";
import type { SnapshotFrom } from "xstate";
import { useSignedIn } from "#app/shell/signedIn.tsx";
import { staffMachine } from "#app/features/staff/staffMachine.ts";
import { staffActors } from "#app/features/staff/staffApi.ts";
import { showChanged, staffQuery, useExtraEvents } from "#app/shell/queries.ts";
import { useNow } from "#app/shell/clock.ts";
import { outOfDateOf, toPending, type Loaded } from "#app/shell/toPending.ts";
import { useFrame } from "#app/shell/useFrame.ts";
import { useNavigation } from "#app/navigation/useNavigation.ts";
import { checkInOpensAt } from "#src/model/events/eventTimes.ts";
import type { Listing } from "#src/model/listAnswer.ts";
import type { StaffMember } from "#src/model/staff/staff.ts";
import { staffDay } from "#src/model/staff/staffDay.ts";
import type { StaffList, StaffSearch } from "#src/model/staff/staffRules.ts";
import {
  StaffListScreen,
  type StaffListScreenProps,
  type StaffListState,
} from "#src/screens/staff/StaffListScreen.tsx";

const FALLBACK = "task-list";

export const CheckInListPage = () => <OneList list="in" />;
export const CheckOutListPage = () => <OneList list="out" />;

function OneList({ list }: { list: StaffList }) {
  const signedIn = useSignedIn();
  const queries = useQueryClient();
  const navigation = useNavigation();
  const staff = useQuery(staffQuery(signedIn, list));
  const [search, setSearch] = useState<StaffSearch>({ filter: "all", query: "" });
  const actor = useActorRef(
    staffMachine.provide({
      actors: staffActors({
        client: signedIn.client,
        list,
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
  /** Stable, so that a row re-renders only when its own data changes. */
  const ofRows = useMemo(
    () => ({
      onOpenDialog: (id: string) => {
        actor.send({ type: "question.opened", id });
        // Another supervisor may have been faster.
        void refetch({ cancelRefetch: false });
      },
      onUndo: (id: string) => actor.send({ type: "undo.requested", id }),
      onPauseChange: (id: string, isPaused: boolean) => actor.send({ type: isPaused ? "row.entered" : "row.left", id }),
    }),
    [actor, refetch],
  );
  return (
    <StaffListScreen
      frame={useFrame(FALLBACK)}
      list={list}
      state={toStaffListState(staff)}
      {...useStaffDay()}
      {...useSelector(actor, toStaffView)}
      {...ofRows}
      search={search}
      onRetry={() => void staff.refetch()}
      onSearch={setSearch}
      onConfirm={() => actor.send({ type: "question.confirmed" })}
      onCancel={() => actor.send({ type: "question.left" })}
      onToTasks={() => navigation.back(FALLBACK)}
    />
  );
}

export function toStaffListState(query: Loaded<Listing<StaffMember>>): StaffListState {
  if (!query.data) return toPending(query);
  const { rows, unreadable } = query.data;
  return { kind: "ready", staff: rows, isFetching: query.isFetching, outOfDate: outOfDateOf([query], unreadable > 0) };
}

export function toStaffView(
  snapshot: SnapshotFrom<typeof staffMachine>,
): Pick<StaffListScreenProps, "question" | "undo" | "announcement"> {
  const { id, undo, announcement } = snapshot.context;
  if (snapshot.matches("looking")) return { question: null, undo, announcement };
  const status = snapshot.matches("changing") ? "busy" : snapshot.matches("failed") ? "failed" : "asking";
  return { question: { id, status }, undo, announcement };
}

/** Start of the supervisor's day, and of check-in while it has not opened yet; empty while unknown. */
function useStaffDay(): Pick<StaffListScreenProps, "start" | "opensAt"> {
  const now = useNow();
  const { data } = useExtraEvents();
  const day = data ? staffDay(data.rows, now) : null;
  const opensAt = day && checkInOpensAt(day.start);
  return { start: day, opensAt: opensAt !== null && opensAt > now ? new Date(opensAt).toISOString() : null };
}
