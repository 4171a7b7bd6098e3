import { CalendarCheck, Check, ClipboardCheck, ClipboardList } from "lucide-react";
import { formatDateBrief } from "#src/copy/formatters.ts";
import { useCopy } from "#src/copy/useCopy.tsx";
import type { JobView } from "#src/model/day/jobView.ts";
import { nextDayTask, type DayTask, type DayTaskId } from "#src/model/day/taskList.ts";
import { TaskRow } from "#src/patterns/TaskRow.tsx";
import { TaskRows } from "#src/patterns/TaskRows.tsx";
import { useDayTexts } from "#src/patterns/useDayTexts.ts";
import { Badge } from "#src/primitives/Badge.tsx";

type Share = { done: number; total: number };

/** Data of the second lines; a list that is `null` could not be loaded. */
export type DayTaskFacts = {
  job: JobView | null;
  checkIn: Share | null;
  checkOut: Share | null;
};

export type DayTaskRowsProps = {
  tasks: readonly DayTask[];
  facts: DayTaskFacts;
  onOpen: (task: DayTaskId) => void;
};

const titles = { event: "upcoming", checkIn: "checkIn", checkOut: "checkOut" } as const;
const glyphs = { event: CalendarCheck, checkIn: ClipboardCheck, checkOut: ClipboardList };

/** One row per task, pending or done, with a link to it (MYEV-26, MYEV-28). */
export function DayTaskRows({ tasks, facts, onOpen }: DayTaskRowsProps) {
  const t = useCopy("tasks");
  const { time } = useDayTexts();
  const next = nextDayTask(tasks);
  return (
    <TaskRows>
      {tasks.map(({ id, isDone }) => {
        const Glyph = isDone ? Check : glyphs[id];
        return (
          <TaskRow
            key={id}
            glyph={<Glyph />}
            plate={isDone ? "go" : id === next ? "signal" : "quiet"}
            lead={id === next && tasks.length > 1 ? t("next") : undefined}
            title={t(titles[id])}
            note={noteOf(id)}
            badge={<StateBadge isDone={isDone} />}
            onOpen={() => onOpen(id)}
          />
        );
      })}
    </TaskRows>
  );

  function noteOf(id: DayTaskId) {
    if (id === "event") {
      const { job } = facts;
      return job?.date ? t("when", { day: formatDateBrief(job.date), time: time(job.timeRange) }) : undefined;
    }
    const share = facts[id];
    if (!share) return t("notes.unknown");
    if (share.total === 0) return t(id === "checkIn" ? "notes.nobody" : "notes.nobodyIn");
    return t(id === "checkIn" ? "notes.present" : "notes.left", share);
  }
}

function StateBadge({ isDone }: { isDone: boolean }) {
  const t = useCopy("tasks");
  return isDone ? (
    <Badge key="done" tone="go">
      {t("badges.done")}
    </Badge>
  ) : (
    <Badge key="pending" tone="caution">
      {t("badges.pending")}
    </Badge>
  );
}
