import { useEffect, useRef, type ReactNode } from "react";
import { Banner } from "#src/primitives/Banner.tsx";

/** `failure` is the error, `null` if none; a new one is announced and shown again. */
export type FailureBannerProps = { failure: string | object | null; title?: string; children: ReactNode };

/** Why saving or sending failed. An alert that scrolls into view, because the button may be far below it. */
export function FailureBanner({ failure, title, children }: FailureBannerProps) {
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failure) region.current?.scrollIntoView({ block: "center" });
  }, [failure]);
  return (
    <div ref={region} role="alert" className="empty:hidden">
      {failure ? (
        <Banner tone="halt" {...(title && { title })}>
          {children}
        </Banner>
      ) : null}
    </div>
  );
}
