import { useEffect, useRef } from "react";
import { useCopy } from "#src/copy/useCopy.tsx";
import type { ProfileProblem } from "#src/model/problem.ts";
import type { ProfileField } from "#src/model/profileForm.ts";
import { Banner } from "#src/primitives/Banner.tsx";

type ProfileProblemBannerProps = { problem: ProfileProblem | null; conflicts: readonly ProfileField[] };

/** Why nothing was saved, above the form; comes into view, because the button is far below it. */
export function ProfileProblemBanner({ problem, conflicts }: ProfileProblemBannerProps) {
  const t = useCopy("profile.problems");
  const label = useCopy("profile.form.labels");
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problem) region.current?.scrollIntoView({ block: "center" });
  }, [problem]);
  return (
    <div ref={region} role="alert" className="empty:hidden">
      {problem ? <Banner tone="halt">{textOf(problem)}</Banner> : null}
    </div>
  );

  function textOf(shown: ProfileProblem) {
    if ("message" in shown) return shown.message;
    if (shown.code !== "conflict" || conflicts.length === 0) return t(shown.code);
    return t("conflictIn", { fields: conflicts.map((field) => label(field)).join(", ") });
  }
}
