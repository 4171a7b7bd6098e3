import { useCopy } from "#src/copy/useCopy.tsx";
import { SELECTABLE_DAYS } from "#src/model/availability/availability.ts";
import { bookedCount, chosenIds, selectableDays } from "#src/model/availability/availabilityRules.ts";
import { Seats } from "#src/primitives/Seats.tsx";
import { Skeleton } from "#src/primitives/Skeleton.tsx";
import type { AvailabilityState } from "./availabilityState.ts";

/** How many days are booked, chosen and left, on the sign. */
export function AvailabilitySign({ state }: { state: AvailabilityState }) {
  const t = useCopy("availability");
  if (state.kind === "failed" || state.kind === "empty") return null;
  if (state.kind === "loading") return <Outline />;
  const chosen = chosenIds(state.days).length;
  const isLocked = state.kind === "locked";
  const booked = bookedCount(state.days, isLocked ? state.shifts : []);
  const max = selectableDays(booked);
  const free = Math.max(max - chosen, 0);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 pb-5">
      <Seats
        of="days"
        seats={[...seats(booked, "booked"), ...seats(chosen, "chosen"), ...seats(isLocked ? 0 : free, "free")]}
      />
      <div role="status">
        <p className="text-value font-strong">
          <span key={`${chosen} ${booked}`}>
            {isLocked ? t("booked.counter", { count: booked }) : t("counter", { chosen, max })}
          </span>
        </p>
        {isLocked && chosen === 0 ? null : (
          <p className="text-meta text-sign-ink-2">
            <span key={`${chosen} ${free}`}>{isLocked ? t("booked.chosen", { count: chosen }) : room()}</span>
          </p>
        )}
      </div>
    </div>
  );

  function room() {
    if (free === 0) return t("room.none");
    return booked > 0 ? t("room.besideBooked", { booked, free }) : t("room.free", { free });
  }
}

const seats = <State extends string>(count: number, state: State) => Array.from({ length: count }, () => state);

function Outline() {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 pb-5">
      <Seats of="days" seats={seats(SELECTABLE_DAYS, "free")} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-1">
        <Skeleton className="h-6.5 w-32 rounded-plate" />
        <Skeleton className="h-4 w-20 rounded-plate" />
      </div>
    </div>
  );
}
