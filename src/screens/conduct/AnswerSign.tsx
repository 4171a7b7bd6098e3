import { Check, X } from "lucide-react";
import { formatDateLong } from "#src/copy/formatters.ts";
import { useCopy } from "#src/copy/useCopy.tsx";
import type { CocAnswer } from "#src/model/profile/extra.ts";
import { Badge } from "#src/primitives/Badge.tsx";

export type ConductAnswer = {
  answer: CocAnswer;
  /** A day, where it is known. */
  answeredOn: string | null;
};

const icons = { accepted: <Check />, declined: <X />, answered: null };

/** What was answered, and when if the provider says so. */
export function AnswerSign({ answer, answeredOn }: ConductAnswer) {
  const t = useCopy("conduct");
  return (
    <p className="flex flex-wrap items-center gap-2 pt-2 pb-4 text-meta text-sign-ink-2">
      <Badge outline icon={icons[answer]}>
        {t(`answer.${answer}`)}
      </Badge>
      {answeredOn ? <span>{t("answeredOn", { date: formatDateLong(answeredOn) })}</span> : null}
    </p>
  );
}
