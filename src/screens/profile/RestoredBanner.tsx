import { useCopy } from "#src/copy/useCopy.tsx";
import { Banner } from "#src/primitives/Banner.tsx";
import { Button } from "#src/primitives/Button.tsx";

export type RestoredBannerProps = { isPartial: boolean; onDiscard: () => void };

/** Tells that unsaved input was restored after the session had ended; with a button to discard it. */
export function RestoredBanner({ isPartial, onDiscard }: RestoredBannerProps) {
  const t = useCopy("profile.completion.restored");
  return (
    <Banner tone="hint" title={t("title")}>
      <p>
        <span>{t(isPartial ? "partial" : "body")}</span>
      </p>
      <Button variant="secondary" size="row" width="natural" className="mt-3" onClick={discard}>
        <span>{t("toDiscard")}</span>
      </Button>
    </Banner>
  );

  /** The button disappears with the banner; the focus stays on the page. */
  function discard() {
    document.querySelector<HTMLElement>("[data-screen-heading]")?.focus();
    onDiscard();
  }
}
