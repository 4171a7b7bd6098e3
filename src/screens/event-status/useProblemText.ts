import { useCopy } from "#src/copy/useCopy.tsx";
import type { EventStatusProblem } from "#src/model/day/eventStatusRules.ts";
import { LONGEST_NIGHT_HOURS, TASK_DURATION } from "#src/model/limits.ts";

/** The message of a field's problem, beside the field and above the form. `field`: its path, `tasks.0.title`. */
export function useProblemText() {
  const t = useCopy("eventStatus.form.problems");
  return (field: string, problem: EventStatusProblem): string => {
    const number = Number(field.split(".")[1]) + 1;
    switch (problem) {
      case "noDate":
      case "noDay":
        return t(problem);
      case "time":
        return t(field === "startTime" ? "startTime" : "endTime");
      case "endBeforeStart":
        return t("endBeforeStart", { hours: LONGEST_NIGHT_HOURS });
      case "taskTitle":
        return t("task", { number });
      case "duration":
        return t("duration", { number, least: TASK_DURATION.least, most: TASK_DURATION.most });
    }
  };
}
