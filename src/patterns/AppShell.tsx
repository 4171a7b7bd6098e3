import { cx } from "class-variance-authority";
import { WifiOff } from "lucide-react";
import { useRef, type ReactNode } from "react";
import { useCopy } from "#src/copy/useCopy.tsx";
import { nameFont } from "#src/primitives/nameFont.ts";
import { useMinWidth } from "#src/primitives/useMinWidth.ts";
import { ContactPerson, type Contact } from "./ContactPerson.tsx";
import { ColumnDock } from "./Dock.tsx";
import { MainNav, type MainNavProps } from "./MainNav.tsx";
import type { ProfileMarkProps } from "./ProfileMark.tsx";
import { screenHeading } from "./screenHeading.ts";
import { ServiceNotice, type ServiceNoticeProps } from "./ServiceNotice.tsx";
import { Sign } from "./Sign.tsx";
import { WrongClock } from "./WrongClock.tsx";

/** Props that every signed-in screen passes on: target of back, main navigation, signed-in user, connection. */
export type Frame = {
  onBack?: (() => void) | undefined;
  /** The main navigation, shown from 48 rem. Absent between the first steps and on the lists of people. */
  nav?: Omit<MainNavProps, "profile"> | undefined;
  profile?: ProfileMarkProps | undefined;
  isOffline?: boolean | undefined;
  /** Minutes by which the device's clock is slow; negative if it is fast. */
  wrongClock?: number | undefined;
  /** Covers the content, which stays mounted behind it: no input is lost. */
  serviceNotice?: ServiceNoticeProps | undefined;
  /** Named at the foot of the page, where texts refer to the contact person; absent: not configured. */
  contact?: Contact | undefined;
};

export type AppShellProps = Frame & {
  /** In the bar; with `hasBrand` large below it. Absent if `sign` contains the heading. */
  title?: string;
  /** A temporary title until the content is known: it neither names the page nor takes the focus. */
  isPassing?: boolean;
  hasBrand?: boolean;
  /** Progress that stays with the bar while the page scrolls. */
  pinned?: ReactNode;
  /** The key fact: the part of the sign that scrolls away. */
  sign?: ReactNode;
  /** A Dock: the primary action in thumb reach. */
  dock?: ReactNode;
  /** From 48 rem the dock is at the end of the first of the Columns: where that one is the shorter one. */
  isDockInColumn?: boolean;
  /** At a desk as wide as the sign, for Columns; otherwise text and forms keep their measure below its left edge. */
  isWide?: boolean;
  children: ReactNode;
};

/** The frame of every signed-in screen: the sign, the content, the dock. */
export function AppShell(props: AppShellProps) {
  const t = useCopy("shell");
  const {
    title,
    isPassing,
    hasBrand = false,
    onBack,
    nav,
    profile,
    pinned,
    sign,
    isOffline = false,
    wrongClock,
    serviceNotice,
    contact,
    dock,
    isDockInColumn = false,
    isWide = false,
    children,
  } = props;
  const main = useRef<HTMLElement>(null);
  const isTablet = useMinWidth("tablet");
  const mainNav = isTablet ? nav : undefined;
  const columnDock = isTablet && isDockInColumn ? dock : null;
  const grown =
    hasBrand && title ? (
      <h1 {...screenHeading()} className={cx(headingClass, nameFont(title))}>
        {title}
      </h1>
    ) : null;
  const grows = Boolean(grown ?? sign);
  return (
    <div className="flex min-h-dvh flex-col print:min-h-0">
      <a
        href="#main"
        onClick={(event) => {
          event.preventDefault();
          main.current?.focus();
        }}
        className="fixed top-1 left-1 z-4 rounded-field bg-surface px-4 py-3 font-strong text-ink underline not-focus:sr-only"
      >
        {t("skip")}
      </a>
      {mainNav ? <MainNav {...mainNav} profile={profile} /> : null}
      {mainNav && hasBrand ? null : (
        <Sign
          title={hasBrand ? undefined : title}
          isPassing={isPassing}
          hasBrand={hasBrand}
          onBack={onBack}
          profile={mainNav ? undefined : profile}
          pinned={pinned}
          grows={grows}
        />
      )}
      <main id="main" ref={main} tabIndex={-1} className="flex flex-1 flex-col outline-none tablet:flex-none">
        {grows ? (
          <div
            data-sign=""
            className={cx("border-b border-sign-edge bg-sign px-page text-sign-ink", mainNav && hasBrand && "pt-3")}
          >
            <div className="mx-auto max-w-content">
              {grown}
              {sign}
            </div>
          </div>
        ) : null}
        <div role="status">
          {isOffline ? (
            <p className="flex justify-center gap-2 bg-caution-soft px-page py-2 text-meta">
              <WifiOff aria-hidden="true" className="size-5 text-caution" />
              <span className="min-w-0">
                <span>{t("offline")}</span> <span>{t("stillReadable")}</span>
              </span>
            </p>
          ) : null}
          {wrongClock ? <WrongClock minutes={wrongClock} /> : null}
        </div>
        {serviceNotice ? (
          <div className="px-page pt-5 pb-8">
            <ServiceNotice {...serviceNotice} />
          </div>
        ) : null}
        <div hidden={serviceNotice !== undefined} className="peer flex-1 px-page pt-5 pb-8">
          <div className="mx-auto max-w-content">
            <div className={cx("grid grid-cols-[minmax(0,1fr)] gap-6", !isWide && "desk:max-w-column")}>
              <ColumnDock value={columnDock}>{children}</ColumnDock>
            </div>
          </div>
        </div>
        {serviceNotice || columnDock ? null : dock}
        {/* Rendered above the dock, and reached after it: Tab leads from the last field to the primary action. Rendered with the content only: a skeleton is not as high. */}
        {contact ? (
          <div className="px-page pb-8 [.peer:has([data-loading])~&]:hidden">
            <div className="mx-auto max-w-content">
              <ContactPerson contact={contact} />
            </div>
          </div>
        ) : null}
      </main>
    </div>
  );
}

const headingClass = "pt-2 pb-6 text-title font-title text-balance wrap-break-word";
