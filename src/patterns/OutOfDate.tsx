import { useCopy } from "#src/copy/useCopy.tsx";
import { Banner } from "#src/primitives/Banner.tsx";
import { ReloadButton } from "./ReloadButton.tsx";

/** The content may be outdated or incomplete; `null`: it is current. */
export type OutOfDateState = { isRetrying: boolean } | null;

export type OutOfDateProps = { isRetrying: boolean; onRetry: () => void };

/** Shown above content that was loaded before, while a part of it is missing or outdated. */
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
