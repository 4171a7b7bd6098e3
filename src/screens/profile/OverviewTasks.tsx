import { Check, ShieldCheck, User, X } from "lucide-react";
import { useCopy } from "#src/copy/useCopy.tsx";
import type { OverviewTask } from "#src/model/profile/overviewTask.ts";
import { TaskRow } from "#src/patterns/TaskRow.tsx";
import { TaskRows } from "#src/patterns/TaskRows.tsx";
import { Badge } from "#src/primitives/Badge.tsx";

const glyphs = { profile: User, "code-of-conduct": ShieldCheck };

export type OverviewTasksProps = {
  /** In their order. */
  tasks: readonly OverviewTask[];
  next: OverviewTask["id"] | null;
  onOpen: (task: OverviewTask["id"]) => void;
};

/** The two tasks with a link each, also to a done one (PROF-29, PROF-34). */
export function OverviewTasks({ tasks, next, onOpen }: OverviewTasksProps) {
  const t = useCopy("overview");
  return (
    <section aria-labelledby="overview-tasks" className="grid gap-3">
      <h2 id="overview-tasks" className="text-section font-title">
        <span>{t("tasksTitle")}</span>
      </h2>
      <TaskRows>
        {tasks.map((task) => {
          const isGood = task.completed && task.remark === null;
          const Glyph = isGood ? Check : glyphs[task.id];
          return (
            <TaskRow
              key={task.id}
              glyph={<Glyph />}
              plate={isGood ? "go" : task.id === next ? "signal" : "quiet"}
              title={t(task.title)}
              note={t(task.description)}
              badge={badgeOf(task)}
              onOpen={() => onOpen(task.id)}
            />
          );
        })}
      </TaskRows>
    </section>
  );

  function badgeOf({ completed, remark }: OverviewTask) {
    if (!completed) return <Badge tone="caution">{t("badges.open")}</Badge>;
    if (remark === "declined") {
      return (
        <Badge tone="halt" icon={<X aria-hidden="true" />}>
          {t("badges.declined")}
        </Badge>
      );
    }
    if (remark === "answered") return <Badge>{t("badges.answered")}</Badge>;
    return <Badge tone="go">{t("badges.done")}</Badge>;
  }
}
