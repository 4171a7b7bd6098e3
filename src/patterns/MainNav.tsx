import { useCopy } from "#src/copy/useCopy.tsx";
import { DASHBOARD_TASKS, type ApplicationMode, type DashboardTask } from "#src/model/dashboard/dashboard.ts";
import { Logo } from "#src/primitives/Logo.tsx";
import { ProfileMark, type ProfileMarkProps } from "./ProfileMark.tsx";

/** An item of the main navigation: the start page, what its tasks open, and the help. */
export type NavItem = "dashboard" | DashboardTask | "help";

export type MainNavProps = {
  /** The item that the page belongs to; `null`: none. */
  current: NavItem | null;
  applicationMode: ApplicationMode;
  onOpen: (item: NavItem) => void;
  profile?: ProfileMarkProps | undefined;
};

/** The main navigation above the sign, from 48 rem. It scrolls away; the bar with the title stays. */
export function MainNav({ current, applicationMode, onOpen, profile }: MainNavProps) {
  const t = useCopy("shell.nav");
  const items: readonly NavItem[] = ["dashboard", ...DASHBOARD_TASKS, "help"];
  return (
    <nav data-sign="" aria-label={t("label")} className="bg-sign px-page text-sign-ink">
      <div className="mx-auto flex max-w-content items-center gap-2">
        <Logo className="h-8" />
        <ul className="ml-auto flex min-w-0 overflow-x-auto print:hidden">
          {items.map((item) => (
            <li key={item}>
              <button
                type="button"
                aria-current={item === current || undefined}
                onClick={() => onOpen(item)}
                className={`min-h-14 px-2 text-meta font-strong whitespace-nowrap -outline-offset-3 hover:underline ${item === current ? "border-b-2 border-signal text-sign-ink" : "pb-0.5 text-sign-ink-2"}`}
              >
                {t(item === "apply" ? applicationMode : item)}
              </button>
            </li>
          ))}
        </ul>
        {profile ? (
          <div className="-mr-1.5">
            <ProfileMark {...profile} />
          </div>
        ) : null}
      </div>
    </nav>
  );
}
