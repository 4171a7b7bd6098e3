import { CalendarCheck, CalendarPlus, Settings, User, UsersRound } from "lucide-react";
import { useCopy } from "#src/copy/useCopy.tsx";
import { TaskRow } from "#src/patterns/TaskRow.tsx";
import { TaskRows } from "#src/patterns/TaskRows.tsx";
import { Badge } from "#src/primitives/Badge.tsx";

const glyphs = { profile: User, apply: CalendarPlus, event: CalendarCheck, group: UsersRound, settings: Settings };

export type DashboardTask = keyof typeof glyphs;

/** What the second lines of the tasks say. */
export type TaskFacts = {
  applications: number;
  /** The next day: how it is written and in how many days it is. */
  nextEvent: { when: string; inDays: number } | null;
  group: { kind: "none" } | { kind: "solo" } | { kind: "inGroup"; name: string };
};

export type TaskListProps = {
  /** `null` while they are not known: the rows say what they are for instead. */
  facts: TaskFacts | null;
  parts: { done: number; total: number } | null;
  onOpen?: ((task: DashboardTask) => void) | undefined;
};

export function TaskList({ facts, parts, onOpen }: TaskListProps) {
  const t = useCopy("dashboard");
  const notes: Record<DashboardTask, string> = {
    profile: parts
      ? t("notes.profile", { ...parts, percent: Math.round((parts.done / parts.total) * 100) })
      : t("purposes.profile"),
    apply: facts ? applied(facts) : t("purposes.apply"),
    event: facts ? (facts.nextEvent?.when ?? t("notes.event")) : t("purposes.event"),
    group: facts ? inGroup(facts) : t("purposes.group"),
    settings: t("notes.settings"),
  };
  return (
    <TaskRows>
      {(Object.keys(glyphs) as DashboardTask[]).map((task) => {
        const Glyph = glyphs[task];
        return (
          <TaskRow
            key={task}
            glyph={<Glyph strokeWidth={1.75} />}
            title={t(`tasks.${task}`)}
            note={notes[task]}
            badge={
              onOpen === undefined ? (
                <Badge>{t("soon")}</Badge>
              ) : task === "event" && facts?.nextEvent ? (
                <Badge>{t("inDays", { days: facts.nextEvent.inDays })}</Badge>
              ) : null
            }
            onOpen={onOpen ? () => onOpen(task) : undefined}
          />
        );
      })}
    </TaskRows>
  );

  function applied({ applications }: TaskFacts) {
    return applications > 0 ? t("notes.applied", { count: applications }) : t("notes.apply");
  }

  function inGroup({ group }: TaskFacts) {
    if (group.kind === "inGroup") return t("notes.inGroup", { name: group.name });
    return t(group.kind === "solo" ? "notes.solo" : "notes.group");
  }
}
