import { Check, Plus } from "lucide-react";
import { useCopy } from "#src/copy/useCopy.tsx";
import { Button } from "#src/primitives/Button.tsx";
import { FieldError } from "#src/primitives/FieldError.tsx";
import type { Handover } from "./handover.ts";
import { rowClass } from "./rowClass.ts";

type FreeSeatRowProps = { result: Handover["result"] | null; onShare: () => void };

/** A free place in the group. */
export function FreeSeatRow({ result, onShare }: FreeSeatRowProps) {
  const t = useCopy("groups");
  const isCopied = result === "copied";
  return (
    <li className={rowClass}>
      <span
        aria-hidden="true"
        className="grid size-10 shrink-0 place-items-center rounded-full border-[1.5px] border-dashed border-line-strong text-ink-2"
      >
        <Plus className="size-5" />
      </span>
      <span className="flex min-w-0 flex-[1_1_9rem] flex-wrap items-center gap-2.5">
        <span className="min-w-0 flex-[1_1_6rem] text-row font-strong">{t("place.title")}</span>
        <Button
          variant="quiet"
          size="row"
          width="natural"
          aria-label={isCopied ? undefined : t("place.toShareName")}
          className="-mx-4 -outline-offset-3 narrow:-mx-2"
          onClick={onShare}
        >
          {isCopied ? <Check aria-hidden="true" className="size-5 shrink-0 text-go" /> : null}
          <span key={String(isCopied)}>{t(isCopied ? "invite.copied" : "place.toShare")}</span>
        </Button>
        <FieldError className="basis-full empty:absolute">
          {result === "failed" ? t("invite.copyFailed") : null}
        </FieldError>
      </span>
    </li>
  );
}
