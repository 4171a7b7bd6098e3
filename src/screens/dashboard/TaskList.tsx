import { CalendarCheck, CalendarPlus, Check, Settings, User, UsersRound } from "lucide-react";
import { useCopy } from "#src/copy/useCopy.tsx";
import type { CalendarDay } from "#src/lib/calendarDay.ts";
import {
  DASHBOARD_TASKS,
  partProgress,
  type DashboardTask,
  type ProfilePart,
  type ProfilePartFlags,
} from "#src/model/dashboard/dashboard.ts";
import { TaskRow } from "#src/patterns/TaskRow.tsx";
import { TaskRows } from "#src/patterns/TaskRows.tsx";
import { useAwayText } from "#src/patterns/useAwayText.ts";
import { Badge } from "#src/primitives/Badge.tsx";
import { ProfileParts } from "./ProfileParts.tsx";
import { useTaskNotes, type TaskFacts } from "./useTaskNotes.ts";

const glyphs = { profile: User, apply: CalendarPlus, event: CalendarCheck, group: UsersRound, settings: Settings };

export type TaskListProps = {
  parts: ProfilePartFlags;
  facts: TaskFacts;
  today: CalendarDay;
  /** The emphasised task. */
  next: DashboardTask | null;
  onOpen: (task: DashboardTask) => void;
  onOpenPart: (part: ProfilePart) => void;
};

export function TaskList({ parts, facts, today, next, onOpen, onOpenPart }: TaskListProps) {
  const t = useCopy("dashboard");
  const away = useAwayText();
  const notes = useTaskNotes(parts, facts);
  const progress = partProgress(parts);
  const areAllDone = progress !== null && progress.done === progress.total;
  return (
    <TaskRows>
      {DASHBOARD_TASKS.map((task) => {
        const isDone = task === "profile" && areAllDone && facts.isProfileReady !== false;
        const Glyph = isDone ? Check : glyphs[task];
        return (
          <TaskRow
            key={task}
            glyph={<Glyph strokeWidth={1.75} />}
            plate={isDone ? "go" : task === next ? "signal" : "quiet"}
            lead={task === next ? t("next") : undefined}
            title={t(`tasks.${task === "apply" && facts.applicationMode === "availability" ? "availability" : task}`)}
            note={notes[task]}
            badge={task === "event" ? distance() : null}
            onOpen={() => onOpen(task)}
          >
            {task === "profile" ? <ProfileParts parts={parts} onOpen={onOpenPart} /> : null}
          </TaskRow>
        );
      })}
    </TaskRows>
  );

  function distance() {
    return facts.nextDay?.state === "booked" ? <Badge>{away(facts.nextDay.day, today)}</Badge> : null;
  }
}
