import { Check, X } from "lucide-react";
import { formatDateLong } from "#src/copy/formatters.ts";
import { useCopy } from "#src/copy/useCopy.tsx";
import type { CocAnswer } from "#src/model/profile/extra.ts";
import { Badge } from "#src/primitives/Badge.tsx";

export type ConductAnswer = {
  answer: CocAnswer;
  /** A day, if known. */
  answeredOn: string | null;
};

const icons = { accepted: <Check />, declined: <X />, answered: null };

/** The answer, and its day if the provider sends it. */
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
