import { useCopy } from "#src/copy/useCopy.tsx";
import type { ProfileProblem } from "#src/model/problem.ts";
import type { ProfileField } from "#src/model/profile/profileFields.ts";
import { FailureBanner } from "#src/primitives/FailureBanner.tsx";

type ProfileProblemBannerProps = { problem: ProfileProblem | null; conflicts: readonly ProfileField[] };

/** Why saving failed, above the form. */
export function ProfileProblemBanner({ problem, conflicts }: ProfileProblemBannerProps) {
  const t = useCopy("profile.problems");
  const label = useCopy("profile.form.labels");
  return <FailureBanner failure={problem}>{problem ? textOf(problem) : null}</FailureBanner>;

  function textOf(shown: ProfileProblem) {
    if ("message" in shown) return shown.message;
    if (shown.code !== "conflict" || conflicts.length === 0) return t(shown.code);
    return t("conflictIn", { fields: conflicts.map((field) => label(field)).join(", ") });
  }
}
