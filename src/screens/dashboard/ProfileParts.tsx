import { Check, ChevronDown, ChevronRight } from "lucide-react";
import { useId, useState } from "react";
import { useCopy } from "#src/copy/useCopy.tsx";
import {
  partState,
  PROFILE_PARTS,
  type PartState,
  type ProfilePart,
  type ProfilePartFlags,
} from "#src/model/dashboard/dashboard.ts";
import { Badge } from "#src/primitives/Badge.tsx";

export type ProfilePartsProps = {
  parts: ProfilePartFlags;
  onOpen: (part: ProfilePart) => void;
};

/** The four parts of a profile with a link each; below the task, expanded with one button (D-10). */
export function ProfileParts({ parts, onOpen }: ProfilePartsProps) {
  const t = useCopy("dashboard");
  const [isOpen, setIsOpen] = useState(false);
  const list = useId();
  return (
    <div className="px-card">
      <div className="flex flex-wrap gap-2.5">
        <span className="w-10" />
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? list : undefined}
          onClick={() => setIsOpen(!isOpen)}
          className="-mx-4 flex min-h-12 min-w-0 flex-[1_1_9rem] items-start gap-1 px-4 pt-2 -outline-offset-3 rounded-field text-left text-meta font-strong"
        >
          <span key={String(isOpen)}>{t(isOpen ? "partsToggle.hide" : "partsToggle.show")}</span>
          <ChevronDown aria-hidden="true" className={`size-5 shrink-0 ${isOpen ? "rotate-180" : ""}`} />
        </button>
      </div>
      {isOpen ? (
        <ul id={list} className="grid gap-2 pb-2">
          {PROFILE_PARTS.map((part) => (
            <li key={part}>
              <button
                type="button"
                onClick={() => onOpen(part)}
                className="flex min-h-12 w-full items-center gap-2 rounded-field border border-line px-3 py-1 text-left hover:bg-fill"
              >
                <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2">
                  <span className="min-w-0 flex-auto">{t(`partNames.${part}`)}</span>
                  <PartBadge state={partState(part, parts)} />
                </span>
                <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-3 @max-[17rem]:hidden" />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

function PartBadge({ state }: { state: PartState }) {
  const t = useCopy("dashboard");
  if (state === "notOffered" || state === "unknown") return <Badge>{t(`badges.${state}`)}</Badge>;
  return state === "done" ? (
    <Badge tone="go" icon={<Check aria-hidden="true" />}>
      {t("badges.done")}
    </Badge>
  ) : (
    <Badge tone="caution">{t("badges.open")}</Badge>
  );
}
