import { useEffect, useRef } from "react";
import { useCopy } from "#src/copy/useCopy.tsx";
import { Banner } from "#src/primitives/Banner.tsx";

/** Nothing was saved; comes into view, because the button is far below it. */
export function SaveFailed({ isShown }: { isShown: boolean }) {
  const t = useCopy("eventStatus.form");
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isShown) region.current?.scrollIntoView({ block: "center" });
  }, [isShown]);
  return (
    <div ref={region} role="alert" className="empty:hidden">
      {isShown ? (
        <Banner tone="halt">
          <span>{t("saveFailed")}</span>
        </Banner>
      ) : null}
    </div>
  );
}
