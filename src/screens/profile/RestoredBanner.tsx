import { useCopy } from "#src/copy/useCopy.tsx";
import { Banner } from "#src/primitives/Banner.tsx";
import { Button } from "#src/primitives/Button.tsx";

export type RestoredBannerProps = { isPartial: boolean; onDiscard: () => void };

/** What was typed before the session ended stands in the form again; and a way to do without it. */
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

  /** The button goes with the banner; the focus stays on the page. */
  function discard() {
    document.querySelector<HTMLElement>("[data-screen-heading]")?.focus();
    onDiscard();
  }
}
