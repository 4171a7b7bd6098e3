import { Clock } from "lucide-react";
import { useCopy } from "#src/copy/useCopy.tsx";

const HOUR = 60;
const DAY = 24 * HOUR;

/** The device's clock is slow by this many minutes, or fast if negative. */
export function WrongClock({ minutes }: { minutes: number }) {
  const t = useCopy("shell.clock");
  return (
    <p className="flex justify-center gap-2 bg-caution-soft px-page py-2 text-meta">
      <Clock aria-hidden="true" className="size-5 shrink-0 text-caution" />
      <span>{t(minutes > 0 ? "slow" : "fast", { by: by(Math.abs(minutes)) })}</span>
    </p>
  );

  function by(wrong: number): string {
    if (wrong < HOUR) return t("minutes", { count: wrong });
    if (wrong < 2 * DAY) return t("hours", { count: Math.round(wrong / HOUR) });
    return t("days", { count: Math.round(wrong / DAY) });
  }
}
