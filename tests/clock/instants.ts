/** An instant and the time zone of the device. */
export type Instant = {
  name: string;
  /** With Berlin's offset, because in autumn one hour occurs twice. */
  at: string;
  zone: string;
};

/** The time zone of every test's browser unless an instant names another: far from Berlin, so that the two are not confused. */
export const FAR_ZONE = "America/New_York";

const met = (name: string, at: string, zone = FAR_ZONE): Instant => ({ name, at, zone });

/** Shortly before midnight: the first invented day is tomorrow, and every sum of days and hours crosses midnight. */
export const sundayNight = met("Sunday 23:55", "2026-11-22T23:55:00+01:00");
/** The second of the two equal hours. */
const autumnAgain = met("end of summer time 02:30, again", "2026-10-25T02:30:00+01:00");
/** In Berlin the year ends in a few seconds; on the device it ended twelve hours ago. */
const newYearsEve = met("31 December 23:59, Auckland", "2026-12-31T23:59:00+01:00", "Pacific/Auckland");

/** The instants at which `npm test` runs what depends most on dates, besides Sunday night, at which it runs everything. */
export const worst: readonly Instant[] = [autumnAgain, newYearsEve];

const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"].flatMap(
  (name, index) => {
    const day = `2026-11-${16 + index}`;
    return [met(`${name} 00:05`, `${day}T00:05:00+01:00`), met(`${name} 23:55`, `${day}T23:55:00+01:00`)];
  },
);

/** The instants most likely to break date arithmetic (`npm run calendar`). */
export const instants: readonly Instant[] = [
  ...weekdays,
  met("begin of summer time 01:59", "2027-03-28T01:59:00+01:00"),
  // 02:30 does not exist on this day: clocks show 03:30.
  met("begin of summer time 02:30", "2027-03-28T02:30:00+01:00"),
  met("begin of summer time 03:01", "2027-03-28T03:01:00+02:00"),
  met("end of summer time 01:59", "2026-10-25T01:59:00+02:00"),
  met("end of summer time 02:30", "2026-10-25T02:30:00+02:00"),
  autumnAgain,
  met("end of summer time 03:01", "2026-10-25T03:01:00+01:00"),
  met("29 February", "2028-02-29T12:00:00+01:00"),
  met("31 December 23:59", "2026-12-31T23:59:00+01:00"),
  met("1 January 00:01", "2027-01-01T00:01:00+01:00"),
  newYearsEve,
  met("1 January 00:01, Auckland", "2027-01-01T00:01:00+01:00", "Pacific/Auckland"),
  met("Sunday 23:55, Auckland", "2026-11-22T23:55:00+01:00", "Pacific/Auckland"),
  met("31 December 23:59, Los Angeles", "2026-12-31T23:59:00+01:00", "America/Los_Angeles"),
  met("1 January 00:01, Los Angeles", "2027-01-01T00:01:00+01:00", "America/Los_Angeles"),
  met("Monday 00:05, Los Angeles", "2026-11-16T00:05:00+01:00", "America/Los_Angeles"),
];
