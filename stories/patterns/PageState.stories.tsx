import { CalendarDays } from "lucide-react";
import { expect, fn } from "storybook/test";
import { PageState, type Pending } from "#src/patterns/PageState.tsx";
import { Loading } from "#src/patterns/Loading.tsx";
import { RowsSkeleton } from "#src/patterns/RowsSkeleton.tsx";
import { TaskRow } from "#src/patterns/TaskRow.tsx";
import { TaskRows } from "#src/patterns/TaskRows.tsx";
import { copy, de } from "#stories/support/copy.ts";
import preview from "#workbench/preview.tsx";

type Days = { kind: "ready"; days: readonly string[] };

/** The content of a screen: its outline while it loads, the failure with a retry button, or the loaded content. */
const meta = preview.meta({
  component: PageState<Days>,
  args: {
    state: { kind: "ready", days: ["Mo., 23.11.2026", "Di., 24.11.2026"] } as Pending<Days>,
    loading: (
      <Loading label={de("myEvent.loading")}>
        <RowsSkeleton rows={2} />
      </Loading>
    ),
    failure: {
      title: "Die Termine konnten nicht geladen werden",
      body: "Bitte versuchen Sie es in einigen Minuten noch einmal.",
    },
    onRetry: fn(),
    children: ({ days }) => (
      <TaskRows>
        {days.map((day) => (
          <TaskRow key={day} glyph={<CalendarDays />} title={day} note="08:00–13:30 Uhr" />
        ))}
      </TaskRows>
    ),
  },
});

export const Loaded = meta.story({ name: "Geladen" });

export const ShowsTheOutlineWhileLoading = meta.story({
  name: "Wird geladen",
  args: { state: { kind: "loading" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent(de("myEvent.loading"));
    await expect(canvas.queryByRole("list")).toBeNull();
  },
});

export const RetriesAFailedLoad = meta.story({
  name: "Nicht geladen",
  args: { state: { kind: "failed", isRetrying: false } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: copy("failure.retry") }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole("list")).toBeNull();
  },
});
