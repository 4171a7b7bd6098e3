import { RotateCw } from "lucide-react";
import { useCopy } from "#src/copy/useCopy.tsx";
import { Button } from "#src/primitives/Button.tsx";
import { WorkSign } from "#src/primitives/drawings/WorkSign.tsx";
import { GateSign } from "#src/primitives/drawings/GateSign.tsx";
import { EmptyState } from "./EmptyState.tsx";
import { ReloadButton } from "./ReloadButton.tsx";

export type ServiceNoticeProps =
  | { kind: "maintenance"; isRetrying: boolean; onRetry: () => void }
  | { kind: "update-required"; onReload: () => void };

/** The provider takes no calls now, or none from this version: replaces the content, with the one possible action. */
export function ServiceNotice(props: ServiceNoticeProps) {
  const t = useCopy("shell");
  if (props.kind === "update-required") {
    return (
      <div role="alert">
        <EmptyState
          drawing={<GateSign />}
          title={t("updateRequired.title")}
          body={t("updateRequired.body")}
          action={
            <Button onClick={props.onReload}>
              <RotateCw aria-hidden="true" className="size-5" />
              <span>{t("updateRequired.retry")}</span>
            </Button>
          }
        />
      </div>
    );
  }
  const { isRetrying, onRetry } = props;
  return (
    <div role="alert">
      <EmptyState
        drawing={<WorkSign />}
        title={t("maintenance.title")}
        body={t("maintenance.body")}
        action={
          <ReloadButton
            variant="primary"
            label={t("maintenance.retry")}
            pendingLabel={t("maintenance.retrying")}
            isRetrying={isRetrying}
            onRetry={onRetry}
          />
        }
      />
    </div>
  );
}
