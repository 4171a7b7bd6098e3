import { Check } from "lucide-react";
import { useId } from "react";
import { useCopy } from "#src/copy/useCopy.tsx";
import { GROUP_CODE_LENGTH } from "#src/model/groups/group.ts";
import { Dock } from "#src/patterns/Dock.tsx";
import { Button } from "#src/primitives/Button.tsx";
import { Reason } from "#src/primitives/Reason.tsx";
import { NextArrow } from "#src/primitives/NextArrow.tsx";
import type { OpenJoin } from "./joinState.ts";

/** The join button, and why it is disabled (GRP-17, GRP-25). */
export function JoinDock({ code, result, form }: OpenJoin & { form: string }) {
  const t = useCopy("groupForms.join");
  const id = useId();
  const status = result.kind === "preview" ? result.status : "ready";
  const reason = reasonText();
  // The card above the bar says it: here for the description of the button only.
  const isToldAbove = result.kind !== "none" && result.kind !== "loading";
  return (
    <Dock
      summary={
        <div role="status" className="empty:absolute">
          {status === "joined" ? <Reason>{t("leadOn")}</Reason> : null}
          {reason && isToldAbove ? (
            <p id={id} className="sr-only">
              {reason}
            </p>
          ) : reason ? (
            <Reason id={id}>{reason}</Reason>
          ) : null}
        </div>
      }
      primary={
        <Button
          type="submit"
          form={form}
          isDisabled={reason !== null || status === "joined"}
          isPending={status === "joining"}
          aria-describedby={reason ? id : undefined}
        >
          {status === "joined" ? <Check aria-hidden="true" className="size-5 appear" /> : null}
          <span key={status}>{t(status === "ready" ? "submit" : status === "joining" ? "saving" : "saved")}</span>
          {status === "ready" && !reason ? <NextArrow /> : null}
        </Button>
      }
    />
  );

  function reasonText(): string | null {
    if (result.kind === "none") return t("reasons.missing", { count: GROUP_CODE_LENGTH - code.length });
    if (result.kind === "preview") return result.preview.isFull && status === "ready" ? t("reasons.full") : null;
    return t(`reasons.${result.kind}`);
  }
}
