import { useCopy } from "#src/copy/useCopy.tsx";
import { Badge } from "#src/primitives/Badge.tsx";
import { IdCheckSteps } from "./IdCheckSteps.tsx";

export type PhotoStepsProps = {
  /** Remaining replacements; `null` for the first photo. */
  replacement: { left: number } | null;
};

/** On the sign: the photo's position in the ID check. */
export function PhotoSteps({ replacement }: PhotoStepsProps) {
  const t = useCopy("idCheck.capture");
  if (!replacement) return <IdCheckSteps step="photo" />;
  return (
    <p className="pt-2 pb-4">
      <Badge outline>{t("replacement", replacement)}</Badge>
    </p>
  );
}
