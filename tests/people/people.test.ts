import { describe, expect, test } from "vitest";
import { isValidPassword } from "#src/model/auth/password.ts";
import { emailProblem, emailKey } from "#src/model/auth/auth.ts";
import { COMPANIES } from "#src/model/profile/companies.ts";
import { COUNTRIES } from "#src/model/profile/countries.ts";
import { type CalendarDay } from "#src/lib/calendarDay.ts";
import { weekdayOf } from "#src/lib/calendarMath.ts";
import { availableEventSchema, extraEventSchema } from "#src/model/events/event.ts";
import { extraSchema, marketingDates, profileStatus } from "#src/model/profile/extra.ts";
import { profileFields } from "#src/model/profile/profileFields.ts";
import { parseGermanLevel } from "#src/model/profile/germanLevels.ts";
import { normalizeGroup } from "#src/model/groups/group.ts";
import { wireGroupSchema } from "#src/model/groups/groupWire.ts";
import { loginUserSchema } from "#src/model/auth/loginUser.ts";
import { phoneProblem } from "#src/model/auth/phone.ts";
import { bookedDays, trialDays } from "#src/people/events.ts";
import { groupOf } from "#src/people/groups.ts";
import { people, personIds } from "#src/people/people.ts";
import type { Person } from "#src/people/person.ts";
import { extraOf } from "#src/people/records.ts";
import { loginUserOf } from "./loginUserOf.ts";

const everyone: Person[] = personIds.map((id) => people[id]);
const today: CalendarDay = "2026-11-20";

describe("people", () => {
  test("no two people share an id, an address or a number", () => {
    for (const key of [
      (person: Person) => person.extraId,
      (person: Person) => emailKey(person.email),
      (person: Person) => person.phone,
    ]) {
      expect(new Set(everyone.map(key)).size).toBe(everyone.length);
    }
  });

  test.each(personIds)("%s could sign up: address, number and password follow the rules", (id) => {
    const { email, phone, password } = people[id];
    expect([emailProblem(email), phoneProblem(phone), isValidPassword(password)]).toEqual([null, null, true]);
    expect(phone).toMatch(/^\+\d{8,15}$/);
  });

  test.each(personIds)("what %s has filled in is on offer", (id) => {
    const { profile }: Person = people[id];
    const { nationality, germanLevel, company, iban } = profile;
    expect(nationality === undefined || COUNTRIES.some((country) => country.nationality === nationality)).toBe(true);
    expect(germanLevel === undefined || parseGermanLevel(germanLevel) !== null).toBe(true);
    expect(!company || COMPANIES.includes(company)).toBe(true);
    expect(!iban || hasValidChecksum(iban)).toBe(true);
  });

  test.each(Object.values(profileFields))("at least one person has filled in $wireName", ({ wireName }) => {
    expect(everyone.map((person) => extraOf(person, today)[wireName] ?? "").join("")).not.toBe("");
  });

  test("there is a person for every status of an account and of a profile", () => {
    expect(new Set(everyone.map((person) => person.account))).toEqual(
      new Set(["verified", "unverified", "external_user", "not_found", "other"]),
    );
    const statuses = everyone.map((person) => profileStatus(extraOf(person, today)));
    expect(new Set(statuses)).toEqual(new Set(["ready_to_work", "base_profile_completed", "other"]));
    expect(new Set(everyone.map((person) => person.profile.codeOfConduct))).toEqual(new Set([null, true, false]));
    expect(new Set(everyone.map((person) => person.bookedEventIds.length))).toEqual(new Set([0, 1, 2]));
    expect(new Set(everyone.map((person) => person.profile.isInternal))).toEqual(new Set([true, false]));
  });

  test("one address has 254 characters, one person has a single name", () => {
    expect(people.wilhelmine.email).toHaveLength(254);
    expect(people.wilhelmine.email.indexOf("@")).toBe(64);
    expect(people.suharti.lastName).toBe("");
  });

  test.each(personIds)("the records of %s are what the provider could send", (id) => {
    const extra = extraOf(people[id], today);
    expect(extraSchema.parse(extra)).toEqual(extra);
    const user = loginUserOf(people[id]);
    expect(loginUserSchema.parse(user)).toEqual(user);
  });
});

describe("days", () => {
  test("they follow the given day, the first one on the next Monday", () => {
    const days = trialDays(today, people.amira);
    expect(days.map((day) => day.event_date).slice(0, 3)).toEqual(["2026-11-23", "2026-12-04", "2026-12-07"]);
    expect(weekdayOf(trialDays("2027-02-28", people.amira)[0]?.event_date as CalendarDay)).toBe(1);
    for (const day of days) expect(availableEventSchema.parse(day)).toEqual(day);
  });

  test("they have applications and bookings", () => {
    const statuses = trialDays(today, people.amira).map((day) => day.application_status);
    expect(statuses.slice(0, 4)).toEqual(["booked", null, null, "applied"]);
    const booked = bookedDays(today, people.milica);
    expect(booked.map((day) => day.event_date)).toEqual(["2026-11-23", "2026-12-04"]);
    for (const day of booked) expect(extraEventSchema.parse(day)).toMatchObject({ extra_id: "7304", can_cancel: true });
  });

  test("they last three months and are empty, partly booked, full and overbooked", () => {
    const days = trialDays(today, people.amira);
    expect(days.at(-1)?.event_date).toBe("2027-02-15");
    const seats = days.map(({ extra_booked: booked, extra_required: required }) =>
      booked === 0 ? "empty" : booked < required ? "partly" : booked === required ? "full" : "over",
    );
    expect(new Set(seats)).toEqual(new Set(["empty", "partly", "full", "over"]));
  });

  test("every status occurs; only the leader can withdraw applications of the group", () => {
    const own = (person: Person) => trialDays(today, person).filter((day) => day.application_status != null);
    const statuses = own(people.samuel).map((day) => day.application_status);
    expect(new Set(statuses)).toEqual(new Set(["booked", "applied", "withdrawn", "cancelled"]));
    const withdrawable = (person: Person) => [
      ...new Set(own(person).flatMap((day) => (day.application_status === "applied" ? [day.can_withdraw] : []))),
    ];
    expect([withdrawable(people.greta), withdrawable(people.samuel)]).toEqual([[true], [false]]);
    expect(bookedDays(today, people.greta)).toMatchObject([{ event_id: 513, can_cancel: true }]);
    expect(bookedDays(today, people.samuel)).toMatchObject([{ event_id: 513, can_cancel: false }]);
  });

  test("a past day contains the times of check-in and check-out", () => {
    expect(bookedDays(today, people.leonie)).toMatchObject([
      { event_date: "2026-11-09", event_status: "confirmed", check_in: "2026-11-09T06:42:00Z" },
    ]);
  });

  test("suggested days are among them", () => {
    expect(marketingDates(extraOf(people.paula, today))).toEqual(["07.12.2026", "21.12.2026"]);
  });
});

describe("groups", () => {
  test("Nordwind has three people and a free place; its leader and its members see their part", () => {
    const seenByLeader = groupOf("nordwind", today, "amira");
    expect(seenByLeader).toMatchObject({ groupNumber: "48217306", role: "creator", isFull: false });
    expect(seenByLeader.members.map((member) => [member.initials, member.joinedAt, member.isSelf])).toEqual([
      ["AO", "2026-11-11", true],
      ["JB", "2026-11-12", false],
      ["ML", "2026-11-15", false],
    ]);
    expect(groupOf("nordwind", today, "jasper")).toMatchObject({ role: "other", ownerId: "7301" });
  });

  test("a full group reads the same after a trip over the wire", () => {
    const full = groupOf("vollzaehlig", today, "paula");
    expect(full.isFull).toBe(true);
    const wire = { ...full, members: full.members.map((member) => ({ ...member, extra_id: member.extraId })) };
    const read = normalizeGroup(wireGroupSchema.parse(wire), people.paula.extraId);
    expect(read).toMatchObject({ name: full.name, groupNumber: "01234567", role: "other", isFull: true });
    expect(read.members.map((member) => member.isSelf)).toEqual([false, true, false, false]);
  });
});

function hasValidChecksum(iban: string): boolean {
  const turned = iban.slice(4) + iban.slice(0, 4);
  const digits = turned.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return BigInt(digits) % 97n === 1n;
}
