import { useEffect, useRef, type ReactNode } from "react";
import { Banner } from "#src/primitives/Banner.tsx";

/** `failure` is what went wrong, `null` if nothing did; another one is read out and shown again. */
export type FailureBannerProps = { failure: string | object | null; title?: string; children: ReactNode };

/** Why nothing was saved or sent. An alert that comes into view by itself, because the button may be far below it. */
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
