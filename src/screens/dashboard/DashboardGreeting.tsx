import { IdCard } from "lucide-react";
import { useCopy } from "#src/copy/useCopy.tsx";
import type { DayPart } from "#src/lib/dayPart.ts";
import type { ApplicantType } from "#src/model/dashboard/applicant.ts";
import { partProgress, type ParticipantKind, type ProfilePartFlags } from "#src/model/dashboard/dashboard.ts";
import { Greeting } from "#src/patterns/Greeting.tsx";
import { Badge } from "#src/primitives/Badge.tsx";
import { ProgressRing } from "#src/primitives/ProgressRing.tsx";
import { Skeleton } from "#src/primitives/Skeleton.tsx";

export type DashboardGreetingProps = {
  dayPart: DayPart;
  applicant: ApplicantType | undefined;
  firstName: string;
  participant: ParticipantKind | null;
  parts: ProfilePartFlags | null;
  isLoading: boolean;
  /** A redirect follows: this heading neither names the page nor takes the focus. */
  isPassing: boolean;
};

/** The user's name and role, and the progress of the profile. */
export function DashboardGreeting(props: DashboardGreetingProps) {
  const { dayPart, applicant, firstName, participant, parts, isLoading, isPassing } = props;
  const t = useCopy("dashboard");
  const name = firstName.trim();
  const greeting = applicant === "new_signup" ? "welcome" : dayPart;
  const progress = parts ? partProgress(parts) : null;
  return (
    <Greeting
      name={name}
      text={name ? t(`greeting.${greeting}`, { name }) : t(`greetingPlain.${greeting}`)}
      isPassing={isPassing}
      ring={
        progress ? (
          <ProgressRing done={progress.done} total={progress.total} label={t("partsAlt", progress)} />
        ) : (
          isLoading && <Skeleton className="size-22 rounded-full" />
        )
      }
    >
      {progress ? (
        <p className="text-sign-ink-2">
          {t.rich("parts", {
            ...progress,
            state: progress.done === progress.total ? "all" : "other",
            strong: (chunks) => <strong className="font-strong text-sign-ink">{chunks}</strong>,
          })}
        </p>
      ) : null}
      {isLoading ? (
        <>
          <Skeleton className="h-6 w-40 rounded-plate" />
          <Skeleton className="h-7 w-40 rounded-full" />
        </>
      ) : null}
      {participant ? (
        <p>
          <Badge outline icon={<IdCard aria-hidden="true" />}>
            {t(participant === "airport-staff" ? "badges.airportStaff" : "badges.testParticipant")}
          </Badge>
        </p>
      ) : null}
    </Greeting>
  );
}
