import { formatDateBrief, formatTime } from "#src/copy/formatters.ts";
import { useCopy } from "#src/copy/useCopy.tsx";
import type { StaffCounts, StaffList } from "#src/model/staff/staffRules.ts";
import { PartsBar } from "#src/primitives/PartsBar.tsx";
import { Skeleton } from "#src/primitives/Skeleton.tsx";

/** In the provider's format: a date, and a time in Berlin or an instant. */
export type StaffStart = { date: string; time: string };

export type StaffSignProps = {
  list: StaffList;
  counts: StaffCounts;
  start: StaffStart | null;
  state: { kind: "loading" | "failed" | "ready" };
};

/** How many of them are done; absent people do not count for the check-out (D-32). */
export function StaffSign({ list, counts, start, state }: StaffSignProps) {
  const t = useCopy("staff");
  const { done } = counts;
  const all = list === "in" ? counts.all : counts.open + done;
  const isEmpty = state.kind !== "loading" && counts.all === 0;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2 pt-2 pb-4 wide:flex wide:items-center">
      {isEmpty ? null : <PartsBar done={done} total={Math.max(all, 1)} />}
      <p className="flex flex-wrap justify-between gap-x-3 text-meta text-sign-ink-2 wide:flex-none">
        {state.kind === "loading" ? (
          <Skeleton className="h-5 w-40 rounded-plate" />
        ) : isEmpty ? null : (
          <span key={`${done} ${all}`}>{progress()}</span>
        )}
        {start ? <span>{t("start", { date: formatDateBrief(start.date), time: formatTime(start.time) })}</span> : null}
      </p>
    </div>
  );

  function progress() {
    if (list === "out" && all === 0) return t("out.nobodyHere");
    return t.rich(`${list}.progress`, {
      done,
      all,
      strong: (chunks) => <strong className="font-strong text-sign-ink">{chunks}</strong>,
    });
  }
}
