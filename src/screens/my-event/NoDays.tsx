import type { Ref } from "react";
import { formatDateLong } from "#src/copy/formatters.ts";
import { useCopy } from "#src/copy/useCopy.tsx";
import type { JobView } from "#src/model/day/jobView.ts";
import { EmptyList } from "#src/patterns/EmptyList.tsx";
import { EmptyState } from "#src/patterns/EmptyState.tsx";
import { useDayTexts } from "#src/patterns/useDayTexts.ts";
import { Banner } from "#src/primitives/Banner.tsx";
import { Button } from "#src/primitives/Button.tsx";
import { FreeDay } from "#src/primitives/drawings/FreeDay.tsx";
import { TornLeaf } from "#src/primitives/drawings/TornLeaf.tsx";
import { NextArrow } from "#src/primitives/NextArrow.tsx";

export type NoDaysProps = { isRefreshing: boolean; onRefresh: () => void; onApply: () => void };

/** Nothing is booked: what will be here, a reload button, and a link to apply. */
export function NoDays({ isRefreshing, onRefresh, onApply }: NoDaysProps) {
  const t = useCopy("myEvent");
  return (
    <EmptyList
      drawing={<FreeDay />}
      title={t("empty.title")}
      body={t("empty.body")}
      action={
        <Button onClick={onApply}>
          <span>{t("toDates")}</span>
          <NextArrow />
        </Button>
      }
      label={t("empty.toReload")}
      pendingLabel={t("empty.retrying")}
      isRetrying={isRefreshing}
      onRetry={onRefresh}
    />
  );
}

type LastDayCancelledProps = { job: JobView; onOpenStart: () => void; onApply: () => void };

/** The only day is cancelled: confirms it and leads back; another day is the second choice. */
export function LastDayCancelled({ job, onOpenStart, onApply }: LastDayCancelledProps) {
  const t = useCopy("myEvent");
  const { time } = useDayTexts();
  return (
    <EmptyState
      drawing={<TornLeaf />}
      title={t("cancelled.title")}
      body={t("cancelled.body", {
        day: job.date ? formatDateLong(job.date, { weekday: true }) : t("noDateTitle"),
        time: time(job.timeRange),
      })}
      action={
        <>
          <Button onClick={onOpenStart}>
            <span>{t("cancelled.toStart")}</span>
          </Button>
          <Button variant="quiet" onClick={onApply}>
            <span>{t("cancelled.toDates")}</span>
          </Button>
        </>
      }
    />
  );
}

type DayCancelledProps = { ref: Ref<HTMLParagraphElement> | undefined; job: JobView; onApply: () => void };

/** One of several days is cancelled. */
export function DayCancelled({ ref, job, onApply }: DayCancelledProps) {
  const t = useCopy("myEvent");
  return (
    <Banner tone="hint">
      <p ref={ref} tabIndex={-1}>
        <span>{job.date ? t("cancelled.notice", { day: formatDateLong(job.date) }) : t("cancelled.title")}</span>
      </p>
      <Button variant="secondary" size="row" width="natural" className="mt-3" onClick={onApply}>
        <span>{t("cancelled.toDates")}</span>
      </Button>
    </Banner>
  );
}
