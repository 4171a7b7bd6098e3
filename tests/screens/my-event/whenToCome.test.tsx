import * as fc from "fast-check";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, describe, expect, test } from "vitest";
import { formatDateBrief, formatDay } from "#src/copy/formatters.ts";
import { loadCopy } from "#src/copy/store.ts";
import { CopyWorkbench } from "#src/copy/workbench.tsx";
import { todayInBerlin, type CalendarDay } from "#src/lib/calendarDay.ts";
import { addDays } from "#src/lib/calendarMath.ts";
import { daysBetween } from "#src/lib/relativeDay.ts";
import { extraEventSchema } from "#src/model/events/event.ts";
import { arriveBy } from "#src/model/events/eventTimes.ts";
import { eventStatusOf, isOnTheDay, jobBadge, toJobView, type JobView } from "#src/model/day/jobView.ts";
import { bookedDays } from "#src/people/events.ts";
import { people } from "#src/people/people.ts";
import { EventDetailsScreen } from "#src/screens/my-event/EventDetailsScreen.tsx";
import { MyEventScreen } from "#src/screens/my-event/MyEventScreen.tsx";
import { JobDetailScreen } from "#src/screens/job/JobDetailScreen.tsx";
import { HARD_DAYS, restoreZone, ZONES } from "#tests/model/zones.ts";

restoreZone();
beforeAll(() =>
  Promise.all(
    (["contractCard", "day", "failure", "job", "myEvent", "shell"] as const).map((area) => loadCopy("de", area)),
  ),
);

const HOUR = 3_600_000;
const nothing = () => {};
const frame = { onBack: nothing, isOffline: false };
const fixed = { title: "Probebetrieb Terminal 3", location: "Flughafen, Terminal 3" };
const [booked] = bookedDays("2026-11-20", people.amira);

const days: CalendarDay[] = [...HARD_DAYS, "2026-03-30", "2026-10-26", "2026-11-23"];
const cases = fc.record({
  day: fc.constantFrom(...days),
  start: fc.constantFrom("00:05", "00:15", "02:30", "05:15", "08:00", "23:04"),
  status: fc.constantFrom("booked", "check-in-required", "confirmed"),
  contract: fc.constantFrom("complete" as const, "processing" as const, "missing" as const),
  checkIn: fc.option(fc.constant("2026-11-23T06:42:00Z"), { freq: 4 }),
  /** After the start, in minutes. */
  minutes: fc.oneof(fc.integer({ min: -6000, max: 2000 }), fc.integer({ min: -1450, max: 400 })),
});
type Case = typeof cases extends fc.Arbitrary<infer Drawn> ? Drawn : never;

function asShown({ day, start, status, contract, checkIn, minutes }: Case) {
  const event = extraEventSchema.parse({
    ...booked,
    event_date: day,
    start_time: start,
    end_time: "",
    event_status: status,
    check_in: checkIn,
  });
  const startsAt = toJobView(event, { company: "" }, "CONTRACT_MISSING", fixed).startsAt ?? 0;
  const now = startsAt + minutes * 60_000;
  const isComplete = contract === "complete";
  const job = toJobView(event, { company: "" }, eventStatusOf(event, { complete: isComplete }, now), fixed);
  return { job, startsAt, now, contract, isComplete };
}

const calendar = { kind: "file", busyWith: null, failedFor: null, onSave: nothing } as const;

const screens = {
  "my event": ({ job, now, contract }: ReturnType<typeof asShown>) => (
    <MyEventScreen
      frame={frame}
      state={{ kind: "ready", jobs: [job, job], cancelled: [], isRefreshing: false, outOfDate: null }}
      now={now}
      bring="airportPass"
      pass={isOnTheDay(job, now) ? { name: "Amira Okafor", passNumber: "FA-0158" } : null}
      contract={contract}
      loadMessage={null}
      calendar={calendar}
      cancelling={null}
      onRefresh={nothing}
      onCancel={nothing}
      onOpenTasks={nothing}
      onOpenContract={nothing}
      onApply={nothing}
      onOpenStart={nothing}
    />
  ),
  "event details": ({ job, now, contract }: ReturnType<typeof asShown>) => (
    <EventDetailsScreen
      frame={frame}
      state={{ kind: "ready", job }}
      now={now}
      bring="airportPass"
      contract={contract}
      onRefresh={nothing}
      onOpenContract={nothing}
      onApply={nothing}
    />
  ),
  "job detail": ({ job, now, isComplete }: ReturnType<typeof asShown>) => (
    <JobDetailScreen
      frame={frame}
      state={{
        kind: "ready",
        job,
        badge: jobBadge(job, isComplete, now),
        contract: isComplete ? null : "sign_and_send",
        duties: ["arrive", "checkIn", "checkOut"],
        documents: [],
      }}
      outOfDate={null}
      now={now}
      fullName="Amira Okafor"
      calendar="ready"
      isHelpOpen={false}
      onRetry={nothing}
      onChoose={nothing}
      onCalendar={nothing}
      onOpenContract={nothing}
      onOpenTasks={nothing}
      onOpenCourse={nothing}
      onOpenEvent={nothing}
      onOpenAnswers={nothing}
      onHelpOpenChange={nothing}
    />
  ),
} as const;

/** Every piece of text of a page, one an element. */
const textsOf = (screen: React.ReactElement) =>
  renderToStaticMarkup(<CopyWorkbench locale="de">{screen}</CopyWorkbench>)
    .split(/<[^>]+>/)
    .map((text) => text.replaceAll("\u2060", "").replaceAll("\u00a0", " ").replaceAll("&nbsp;", " ").trim())
    .filter((text) => text !== "");

/** What sends somebody somewhere, or says that something there can be done. */
const isCall = (text: string) =>
  /^(?:Heute|Morgen|In \d|Vor \d).*,$|Check-in|einchecken|checkt Sie|geöffnet|\bda\b|\bgehen\b|\bkommen\b/.test(text);

/** The calls that are right whenever they stand: they name no day and lead nowhere else. */
const timeless = [
  "Check-in",
  "Check-in 07:42 Uhr",
  "Zum Check-in gehen",
  "Bitte seien Sie mindestens 15 Minuten vor Beginn da.",
  "Seien Sie 15 Minuten vor Beginn da.",
  "Eine Person vor Ort checkt Sie ein",
  "Eine Person vor Ort prüft Ihren Ausweis und checkt Sie ein.",
  "Zum Check-out gehen",
  "Gehen Sie zum Check-out, bevor Sie das Gelände verlassen.",
];

function distance(day: CalendarDay, today: CalendarDay): string {
  const left = daysBetween(today, day);
  if (left === 0) return "Heute";
  if (left === 1) return "Morgen";
  const count = Math.abs(left) === 1 ? "1 Tag" : `${Math.abs(left)} Tagen`;
  return left > 0 ? `In ${count}` : `Vor ${count}`;
}

/** The calls that are right for a day at an instant. */
function rightCalls({ startsAt, now, job }: { startsAt: number; now: number; job: JobView }): string[] {
  const at = arriveBy(startsAt);
  const day = todayInBerlin(at);
  const today = todayInBerlin(now);
  const time = new Intl.DateTimeFormat("de-DE", { timeStyle: "short", timeZone: "Europe/Berlin" }).format(at);
  return [
    ...timeless,
    `${distance(todayInBerlin(startsAt), today)},`,
    ...(now < startsAt && job.checkIn === null
      ? [
          day === job.date
            ? `Um ${time} Uhr da sein`
            : `Am ${formatDay(day, { year: false }).replace("\u00a0", " ")}, um ${time} Uhr da sein`,
        ]
      : []),
    ...(day <= today && job.checkIn === null ? ["Zum Vorzeigen beim Check-in"] : []),
    `Bitte seien Sie am ${formatDateBrief(day)}, um ${time} Uhr da.`,
    ...(day <= today ? ["Bereit für den Check-in"] : []),
    ...(day === addDays(today, 1) ? ["Bereit für den Check-in morgen"] : []),
    ...(startsAt < now && now < (job.overAt ?? 0)
      ? ["Sind Sie noch nicht da? Dann gehen Sie bitte sofort zum Check-in in Terminal 3."]
      : []),
    ...(job.checkIn === null && (job.overAt ?? Infinity) <= now
      ? ["Kein Check-in eingetragen", "Waren Sie da? Dann fragen Sie bitte Ihre Ansprechperson."]
      : []),
  ];
}

describe.each(Object.entries(screens))("%s", (_, draw) => {
  test("sends no user to check-in on another day than the shift's, wherever the device is (MYEV-54, MYEV-55)", () => {
    fc.assert(
      fc.property(cases, fc.constantFrom(...ZONES), (drawn, zone) => {
        process.env.TZ = zone;
        const shown = asShown(drawn);
        const wrong = textsOf(draw(shown))
          .filter(isCall)
          .filter((text) => !rightCalls(shown).includes(text));
        expect(wrong).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });
});

test.each(days)("before it begins, the page shows when to come, %s (MYEV-55)", (day) => {
  for (const hours of [-72, -25, -24, -23, -12, -1]) {
    const drawn = { day, start: "08:00", status: "booked", contract: "complete", checkIn: null } as const;
    const shown = asShown({ ...drawn, minutes: hours * 60 });
    const texts = textsOf(screens["my event"](shown));
    expect(texts.filter((text) => text === "Um 07:45 Uhr da sein")).toHaveLength(1);
    expect(shown.now).toBe(shown.startsAt + hours * HOUR);
  }
});
