import { ArrowLeft } from "lucide-react";
import { useRef, type ReactNode } from "react";
import { useCopy } from "#src/copy/useCopy.tsx";
import { IconButton } from "#src/primitives/IconButton.tsx";
import { Logo } from "#src/primitives/Logo.tsx";
import { useTooTall } from "#src/primitives/useTooTall.ts";
import { screenHeading } from "./screenHeading.ts";
import { ProfileMark, type ProfileMarkProps } from "./ProfileMark.tsx";

export type SignProps = {
  /** The screen's title. Absent if the screen has its own heading below the bar. */
  title?: string | undefined;
  /** A temporary title until the content is known: it neither names the page nor takes the focus. */
  isPassing?: boolean | undefined;
  /** The logo instead of a title, from 48 rem at the left edge: the start screen, the first steps. */
  hasBrand?: boolean;
  onBack?: (() => void) | undefined;
  profile?: ProfileMarkProps | undefined;
  /** Stays with the bar: progress while the page scrolls. */
  pinned?: ReactNode;
  /** More of the sign follows directly below. */
  grows: boolean;
};

/** The bar of the sign: sticks to the top. In a narrow window the title takes a row of its own and is never cut. */
export function Sign({ title, isPassing = false, hasBrand = false, onBack, profile, pinned, grows }: SignProps) {
  const t = useCopy("shell");
  const bar = useRef<HTMLElement>(null);
  const mark = profile ? <ProfileMark {...profile} /> : null;
  const position = useTooTall(bar, 0.25) ? "static" : "sticky top-0 low:static";
  return (
    <header
      ref={bar}
      data-sign={pinned ? "pinned" : ""}
      className={`${position} z-2 bg-sign px-page text-sign-ink ${grows ? "" : "border-b border-sign-edge"}`}
    >
      <div className="@container mx-auto max-w-content">
        <div
          className={`-mr-1.5 flex min-h-14 items-center gap-1 ${title ? "@max-[17rem]:flex-wrap" : ""} ${onBack ? "-ml-3" : ""}`}
        >
          {onBack ? (
            <IconButton name={t("back")} onClick={onBack}>
              <ArrowLeft />
            </IconButton>
          ) : null}
          {hasBrand ? (
            <>
              <div className="-ml-1.5 flex-1 tablet:hidden" />
              <Logo className="h-8" />
            </>
          ) : null}
          {title ? (
            <h1
              {...screenHeading(isPassing)}
              className="min-w-0 flex-1 py-2 text-section font-title wrap-break-word narrow:text-value @max-[17rem]:order-1 @max-[17rem]:basis-full @max-[17rem]:p-3"
            >
              {title}
            </h1>
          ) : null}
          {hasBrand ? <div className="flex flex-1 justify-end">{mark}</div> : mark}
        </div>
        {pinned}
      </div>
    </header>
  );
}
