import { expect, test } from "vitest";
import { instantInBerlin } from "#src/lib/calendarMath.ts";
import type { ExtraEvent } from "#src/model/events/event.ts";
import { jobDocuments, jobDuties } from "#src/model/day/jobContent.ts";
import { bookedJobs, currentJobs, selectedJob, toJob } from "#src/model/day/jobList.ts";
import { toJobView } from "#src/model/day/jobView.ts";
import { bookedEvent as event } from "#tests/model/events/sampleEvents.ts";

const fixed = { title: "Probebetrieb Terminal 3", location: "Flughafen, Terminal 3" };
const view = (changes: Partial<ExtraEvent> = {}) =>
  toJobView({ ...event, ...changes }, { company: "" }, "PRE_WORK_CHECKIN_READY", fixed);
const other = (changes: Partial<ExtraEvent>) =>
  toJobView({ ...event, ...changes }, { company: "" }, "CONTRACT_MISSING", fixed);

test("a row of the job list has id, title, date, time, place and status (ENTS-14)", () =>
  expect(toJob(view())).toEqual({
    id: "501",
    title: "Probebetrieb Terminal 3",
    date: "2026-11-23",
    time: "08:00",
    location: "Flughafen, Terminal 3",
    status: "check-in-required",
  }));

test("the next day comes first, today included; past, cancelled and applied-for days are left out (D-58)", () => {
  const jobs = [
    other({ event_id: 3, event_date: "2026-12-04" }),
    other({ event_id: 2, event_date: "2026-11-23", start_time: "14:00" }),
    other({ event_id: 1 }),
    other({ event_id: 4, event_date: "2026-11-22" }),
    other({ event_id: 5, event_status: "cancelled" }),
    other({ event_id: 6, event_date: "demnächst" }),
    other({ event_id: 7, event_status: "applied" }),
  ];
  const idsOf = (shown: typeof jobs) => shown.map(({ id }) => id);
  expect(idsOf(bookedJobs(jobs))).toEqual(["4", "1", "2", "3", "6"]);
  expect(idsOf(currentJobs(jobs, instantInBerlin("2026-11-23", "23:59")))).toEqual(["1", "2", "3", "6"]);
});

test("a day has its tasks until midnight after its end, also one that started the day before (D-58)", () => {
  const night = [other({ event_date: "2026-11-22", start_time: "22:00", end_time: "04:30" })];
  expect(currentJobs(night, instantInBerlin("2026-11-23", "23:59"))).toEqual(night);
  expect(currentJobs(night, instantInBerlin("2026-11-24", "00:00"))).toEqual([]);
});

test("only a booked day requires check-in, at any time (MYEV-13, D-54)", () => {
  const statuses = ["booked", "applied", "cancelled", "withdrawn"].map(
    (status) => view({ event_status: status }).status,
  );
  expect(statuses).toEqual(["check-in-required", "applied", "cancelled", "withdrawn"]);
});

test("a job is the chosen one or the only one; of several none is chosen automatically (MYEV-25)", () => {
  const [one, two] = [view(), view({ event_id: 502 })];
  expect(selectedJob([one, two], "502")).toBe(two);
  expect(selectedJob([one, two], null)).toBeNull();
  expect(selectedJob([one, two], "504")).toBeNull();
  expect(selectedJob([one], null)).toBe(one);
  expect(selectedJob([], "501")).toBeNull();
});

test("airport staff bring their pass, other users an ID card or passport; each has duties of their own (MYEV-23, MYEV-24)", () => {
  expect(jobDocuments("airport-staff")).toEqual(["airportPass", "phone", "insuranceCard", "contract"]);
  expect(jobDocuments("test-participant")).toEqual(["idOrPassport", "phone", "insuranceCard", "contract"]);
  expect(jobDuties("airport-staff")).toEqual(["arrive", "checkIn", "briefing", "vest", "guide", "report", "checkOut"]);
  expect(jobDuties("test-participant")).toEqual([
    "arrive",
    "checkIn",
    "briefing",
    "roleCard",
    "luggage",
    "report",
    "checkOut",
  ]);
});
