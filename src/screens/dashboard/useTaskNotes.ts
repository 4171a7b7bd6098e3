import { formatDateBrief } from "#src/copy/formatters.ts";
import { useCopy } from "#src/copy/useCopy.tsx";
import {
  openParts,
  partProgress,
  type ApplicationMode,
  type DashboardTask,
  type NextDay,
  type ProfilePartFlags,
} from "#src/model/dashboard/dashboard.ts";

/** Facts shown with the tasks. Absent while unknown: the task shows its purpose instead. */
export type TaskFacts = {
  /** How users apply at this provider; events if absent. */
  applicationMode?: ApplicationMode;
  isProfileReady?: boolean | undefined;
  /** Number of undecided applications. */
  applications?: number | undefined;
  nextDay?: NextDay | null | undefined;
  group?: { kind: "none" } | { kind: "solo" } | { kind: "inGroup"; name: string } | undefined;
};

/** The second line of each task. */
export function useTaskNotes(parts: ProfilePartFlags, facts: TaskFacts): Record<DashboardTask, string> {
  const t = useCopy("dashboard");
  const when = useNextDayText();
  return {
    profile: profileNote(),
    apply: applyNote(),
    event: facts.nextDay === undefined ? t("purposes.event") : facts.nextDay ? when(facts.nextDay) : t("notes.event"),
    group: groupNote(),
    settings: t("notes.settings"),
  };

  function profileNote() {
    const progress = partProgress(parts);
    if (!progress) return t("purposes.profile");
    const { done, total, percent } = progress;
    if (done === 0) return t("notes.profileNothing", { percent, total });
    if (done === total) return t("notes.profile", { percent });
    return t("notes.profileOpen", {
      percent,
      // Commas only: "Bank und Steuer" is one part, and "und" after it would read as a third.
      parts: openParts(parts)
        .map((part) => t(`partNames.${part}`))
        .join(", "),
    });
  }

  function applyNote() {
    if (facts.applicationMode === "availability") return t("purposes.availability");
    if (facts.isProfileReady === false) return t("notes.notReady");
    if (facts.applications === undefined) return t("purposes.apply");
    return facts.applications > 0 ? t("notes.applied", { count: facts.applications }) : t("notes.apply");
  }

  function groupNote() {
    if (!facts.group) return t("purposes.group");
    if (facts.group.kind === "inGroup") return t("notes.inGroup", { name: facts.group.name });
    return t(facts.group.kind === "solo" ? "notes.solo" : "notes.group");
  }
}

/** The date of the next day; whether it is booked or only applied for. */
function useNextDayText(): (next: NextDay) => string {
  const t = useCopy("dashboard");
  return ({ day, start, state }) => {
    const date = formatDateBrief(day);
    const when = start ? t("when.time", { day: date, time: start }) : date;
    return state === "booked" ? when : t("notes.appliedFor", { when });
  };
}
