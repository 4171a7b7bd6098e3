import { useCopy } from "#src/copy/useCopy.tsx";
import { Banner } from "#src/primitives/Banner.tsx";
import { ReloadButton } from "./ReloadButton.tsx";

/** What is on show may be older or have gaps; `null`: it is as the provider has it now. */
export type OutOfDateState = { isRetrying: boolean } | null;

export type OutOfDateProps = { isRetrying: boolean; onRetry: () => void };

/** What was loaded before stays on show; a part of it is missing or older. Above the content, until it is there. */
export function OutOfDate({ isRetrying, onRetry }: OutOfDateProps) {
  const t = useCopy("failure");
  return (
    <div role="alert">
      <Banner tone="caution" title={t("outOfDate.title")}>
        <p>{t("outOfDate.body")}</p>
        <ReloadButton
          size="row"
          width="natural"
          className="mt-3"
          label={t("retry")}
          pendingLabel={t("retrying")}
          isRetrying={isRetrying}
          onRetry={onRetry}
        />
      </Banner>
    </div>
  );
}
