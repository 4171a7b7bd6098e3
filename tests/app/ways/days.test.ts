import { page, userEvent } from "vitest/browser";
import { afterEach, expect, test } from "vitest";
import { daysOfNumber } from "#app/sandbox/database/manyDays.ts";
import type { Database } from "#app/sandbox/database.ts";
import { sampleAvailabilityDates } from "#src/model/availability/sampleAvailability.ts";
import { people, type PersonId } from "#src/people/people.ts";
import { button, fill } from "../situation.ts";
import { de } from "./copy.ts";
import {
  answerWith,
  back,
  begin,
  dialogs,
  end,
  follow,
  go,
  isAt,
  notices,
  noticesPass,
  says,
  settle,
  saysNot,
  title,
} from "./way.ts";

afterEach(end);

const { events, myEvent, cancellation, availability, job, eventStatus, tasks } = de;
const { badges, problems, marketing } = events;
const [applied, withdrawn] = [new RegExp(badges.applied), new RegExp(badges.withdrawn)];

const dates = (name?: string | RegExp) => page.getByRole("checkbox", name === undefined ? {} : { name });
const press = async (target: ReturnType<typeof dates>) => {
  await userEvent.click(target);
  await settle();
};

/** Goes on by month until a date is there. */
async function showMonthWith(date: ReturnType<typeof dates>) {
  for (let months = 0; months < 4 && date.elements().length === 0; months++) await go(/^Weiter zu/);
  expect(date.elements()).not.toEqual([]);
}

const firstSteps = (id: PersonId, step = "event-application") => ({
  [`onboarding:${people[id].extraId}`]: JSON.stringify({ isFirstTimeUser: true, currentOnboardingStep: step }),
});
const keptSteps = (id: PersonId): unknown =>
  JSON.parse(localStorage.getItem(`onboarding:${people[id].extraId}`) ?? "null");

const apply = (count: number) => `Bewerben (${count})`;

test.each([
  ["bad-gateway-page", problems.applyFailed],
  ["captive-portal", problems.noAnswer],
] as const)(
  "after %s an application stays chosen, the page says what the notice says, and it can be sent again; nothing is sent twice (EVT-26, VS-140, MSGS-041, F7)",
  async (fault, said) => {
    const app = await begin({ path: "/events/apply", person: "leonie" });
    await showMonthWith(dates());
    await press(dates().first());
    app.fault("applyForEvents", fault);
    await go(apply(1));
    says(said);
    expect(notices("error")).toEqual([expect.stringContaining(said)]);
    await expect.element(dates().first()).toBeChecked();
    await userEvent.dblClick(button(apply(1)));
    await settle();
    expect(notices("success")).toEqual([expect.stringContaining(events.applied.suffix)]);
    saysNot(events.applied.suffix);
    await noticesPass();
    expect(notices("success"), "it stays until it is closed").toHaveLength(1);
    expect(app.calls("applyForEvents")).toBe(2);
  },
);

test.each([
  ["bad-gateway-page", problems.withdrawFailed],
  ["captive-portal", problems.noAnswer],
] as const)(
  "after %s a withdrawal stays in the question, which alone says so, and can be sent again (EVT-27, MSGS-042, VS-140, VS-146, F7)",
  async (fault, said) => {
    const app = await begin({ path: "/events/apply", person: "oguzhan" });
    await showMonthWith(dates(applied));
    await press(dates(applied).first());
    await go("Zurückziehen (1)");
    app.fault("withdrawFromEvents", fault);
    await answerWith(events.withdraw.one.confirm);
    expect(dialogs()).toBe(1);
    says(said);
    expect(notices("error")).toEqual([]);
    await noticesPass();
    await answerWith(events.withdraw.one.confirm);
    expect(dialogs()).toBe(0);
    expect(dates(withdrawn).elements()).toHaveLength(1);
  },
);

test("of two answers about the dates the one that was asked for last counts (F9)", async () => {
  let reads = 0;
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await begin({
    path: "/events/apply",
    person: "leonie",
    async onAnswer(request, answer) {
      if (/available/.test(new URL(request.url).pathname) && ++reads === 2) await held;
      return answer;
    },
  });
  await showMonthWith(dates());
  await userEvent.click(dates().first());
  await userEvent.click(button(apply(1)));
  await settle({ seconds: 8 });
  await userEvent.click(dates(applied));
  await userEvent.click(button("Zurückziehen (1)"));
  await userEvent.click(page.getByRole("dialog").getByRole("button", { name: events.withdraw.one.confirm }));
  await settle({ seconds: 8 });
  expect(reads).toBe(3);
  letGo();
  await settle();
  expect(dates(withdrawn).elements()).toHaveLength(1);
});

test("the second half of a double click reaches nothing behind the question that is gone (EVT-18)", async () => {
  await begin({ path: "/events/apply", person: "oguzhan" });
  await showMonthWith(dates(applied));
  await press(dates(applied).first());
  await go("Zurückziehen (1)");
  await answerWith(events.withdraw.one.confirm, { twice: true });
  expect(dialogs()).toBe(0);
  const date = dates(withdrawn);
  date.element().dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: 2 }));
  await settle();
  await expect.element(date).not.toBeChecked();
  expect(document.activeElement?.textContent).toBe(events.title);
  await press(date);
  await expect.element(date).toBeChecked();
});

test("no dates: the page says when to come back, and looks again on request (EVT-09, VS-128)", async () => {
  const app = await begin({
    path: "/events/apply",
    person: "leonie",
    prepare: (database) => void (database.days = []),
  });
  says(events.empty.title);
  app.change((database) => void (database.days = daysOfNumber(3, Date.now())));
  await go(events.empty.toReload);
  expect(page.getByRole("grid").elements()).toHaveLength(1);
});

test("without a profile that is ready nothing can be chosen, and there is a way to it and back (EVT-21, EVT-22, EVT-23, VS-135)", async () => {
  await begin({ path: "/events/apply", person: "jasper" });
  says(events.notReady.title);
  expect(dates().elements()).toEqual([]);
  await go(events.notReady.toProfile);
  isAt("/profile/overview");
  await back();
  isAt("/events/apply");
});

test("the leader applies for the group (ROLE-13, VS-142)", async () => {
  const app = await begin({ path: "/events/apply", person: "greta" });
  says(events.group.leader);
  const day = dates(/keine Bewerbung|Bewerbung/).last();
  await showMonthWith(day);
  await press(day);
  says(events.dock.applyForGroup);
  await go(apply(1));
  expect(notices("success")).toEqual([expect.stringContaining(events.applied.suffix)]);
  expect(
    app
      .database()
      .applications.filter(({ byGroup, status }) => byGroup && status === "applied")
      .map(({ extraId }) => extraId),
  ).toContain(people.samuel.extraId);
});

test("a member sees what the leader applied for, and cannot take it back, and may apply alone (ROLE-15, EVT-20, VS-133, D-46)", async () => {
  const app = await begin({ path: "/events/apply", person: "samuel" });
  says(events.group.member);
  const bound = page.getByRole("main").getByRole("button", { name: applied });
  await showMonthWith(bound);
  await press(bound.first());
  says(events.slot.hints.groupApplied);
  expect(button(/^Zurückziehen \(/).elements()).toEqual([]);
  await showMonthWith(dates());
  await press(dates().first());
  await go(apply(1));
  expect(notices("success")).toEqual([expect.stringContaining(events.applied.suffix)]);
  const { extraId: samuel } = people.samuel;
  const own = app.database().applications.filter(({ extraId, byGroup }) => extraId === samuel && !byGroup);
  expect(own.map(({ status }) => status)).toContain("applied");
});

const seen = (id: PersonId = "paula") => localStorage.getItem(`marketingDatesSeen:${people[id].extraId}`);

test("who is not invited has not seen the invitation, should one come (EVT-06)", async () => {
  await begin({ path: "/events/apply", person: "leonie" });
  expect(seen("leonie")).toBeNull();
});

test("the days of the invitation come up once, chosen beforehand for whoever wants them (EVT-06, EVT-07, EVT-08, VS-143, VS-145, MSGS-050)", async () => {
  await begin({ path: "/events/apply", person: "paula" });
  says(marketing.title);
  expect(seen()).toBe("1");
  await answerWith(/2\sTermine auswählen/);
  expect(dialogs()).toBe(0);
  expect(button(apply(2)).elements()).toHaveLength(1);
  await follow("/dashboard");
  await follow("/events/apply");
  expect(title()).toBe(events.title);
  expect(dialogs()).toBe(0);
});

test("closed, the pop-up leaves everything as it is (EVT-06, EVT-07)", async () => {
  await begin({ path: "/events/apply", person: "paula" });
  await userEvent.keyboard("{Escape}");
  await settle();
  expect(dialogs()).toBe(0);
  expect(document.activeElement?.textContent).toBe(events.title);
  expect(button(apply(2)).elements()).toEqual([]);
  expect(seen()).toBe("1");
});

test("among the first steps the application can be left for later, and a failed one holds nobody up (VS-141)", async () => {
  const app = await begin({ path: "/events/apply", person: "paula", remembers: firstSteps("paula") });
  await answerWith(marketing.close);
  await showMonthWith(dates());
  await press(dates().first());
  app.fault("applyForEvents", "server-error");
  await go(apply(1));
  isAt("/events/apply");
  await noticesPass();
  await go(de.shell.firstSteps.skip);
  isAt("/onboarding/conduct");
  expect(keptSteps("paula")).toMatchObject({ skippedSteps: ["event-application"] });
});

test("whoever has applied before goes on from the second step (VS-141)", async () => {
  await begin({ path: "/events/apply", person: "oguzhan", remembers: firstSteps("oguzhan") });
  await go(/^Weiter$/);
  isAt("/onboarding/conduct");
});

test("a thousand dates keep the page small (F14)", async () => {
  const prepare = (database: Database) => void (database.days = daysOfNumber(1000, Date.now()));
  await begin({ path: "/events/apply", person: "leonie", prepare });
  const size = () => document.querySelectorAll("*").length;
  const empty = document.querySelectorAll("head *").length;
  expect(size() - empty).toBeLessThanOrEqual(600);
  await press(page.getByRole("gridcell", { name: /Termine/ }).last());
  expect(size() - empty).toBeLessThanOrEqual(600);
});

/** The question of the day of somebody who is booked, with a reason. */
async function askToCancel() {
  await go(myEvent.toCancel);
  await userEvent.click(page.getByRole("dialog").getByText(cancellation.reasons.family));
}
async function isFamilyChosen() {
  const family = page.getByRole("dialog").getByRole("radio", { name: cancellation.reasons.family });
  await expect.element(family).toBeChecked();
}

test("of two days the second is cancelled in one's own words, the first one stays (MYEV-44, MYEV-46, D-58, D-94)", async () => {
  const bodies: unknown[] = [];
  await begin({
    path: "/events/my-event",
    person: "milica",
    async onAnswer(request, answer) {
      if (request.url.endsWith("/cancellations")) bodies.push(await request.json());
      return answer;
    },
  });
  await press(page.getByRole("article").getByRole("button", { name: new RegExp(`^${myEvent.toCancel} .+`) }));
  await userEvent.click(page.getByRole("dialog").getByText(cancellation.reasons.other));
  await fill(cancellation.text.label, "  Mein Zug fällt aus. ");
  says("22 von 200 Zeichen");
  await answerWith(cancellation.submit.confirm);
  expect(bodies).toEqual([expect.objectContaining({ event_id: 502, reason: "Mein Zug fällt aus." })]);
  says(myEvent.cancelled.notice);
  expect(button(myEvent.toCancel).elements()).toHaveLength(1);
});

test("what fails stands in the open question with the reason kept, and is not taken for done (MYEV-51, D-24, P38)", async () => {
  const app = await begin({ path: "/events/my-event", person: "amira" });
  await askToCancel();
  app.fault("cancelEvent", "bad-gateway-page");
  await answerWith(cancellation.submit.confirm);
  says(cancellation.problems.failed);
  await isFamilyChosen();
  app.fault("cancelEvent", "conflict");
  await answerWith(cancellation.submit.confirm);
  says("Jemand war schneller.");
  saysNot(cancellation.problems.failed);
  await answerWith(cancellation.submit.confirm);
  says(myEvent.cancelled.title);
});

test("a cancellation without an answer is done only where a list says so (F7, D-24)", async () => {
  let isListed = true;
  const app = await begin({
    path: "/events/my-event",
    person: "amira",
    onAnswer: (request, answer) =>
      request.url.includes("/extra_events/") && !isListed ? Response.json({ success: true, data: [] }) : answer,
  });
  await askToCancel();
  app.fault("cancelEvent", "bad-gateway-page");
  isListed = false;
  await answerWith(cancellation.submit.confirm);
  says(cancellation.problems.unknown);
  await isFamilyChosen();
  isListed = true;
  app.fault("cancelEvent", "truncated");
  await answerWith(cancellation.submit.confirm);
  says(myEvent.cancelled.title);
  expect(app.calls("cancelEvent")).toBe(2);
});

test("a day applied for is no booked day, also where the provider lists it among the own ones (D-58, D-101, CONTR-26)", async () => {
  const prepare = (database: Database) => void (database.settings.listsApplications = 1);
  await begin({ path: "/dashboard", person: "oguzhan", prepare });
  says(de.dashboard.notes.appliedFor);
  saysNot(de.contractCard.download.title);
  await follow("/events/my-event");
  says(myEvent.empty.title);
  expect(button(myEvent.toCancel).elements()).toEqual([]);
  await follow("/contract");
  says(de.contract.page.none.title);
});

test("what the group leader booked can be seen and kept, but not cancelled (MYEV-12, ROLE-15, VS-163)", async () => {
  await begin({ path: "/events/my-event", person: "samuel" });
  says(myEvent.hints.groupBooking);
  expect(button(myEvent.toCancel).elements()).toEqual([]);
  expect(button(myEvent.calendar.toCalendar).elements()).toHaveLength(1);
});

test("a page that is set up for it leads to Google's form instead (MYEV-10, D-62)", async () => {
  await begin({ path: "/events/my-event", person: "amira", settings: { calendarProvider: "google" } });
  const link = page.getByRole("link", { name: new RegExp(myEvent.calendar.toCalendar) }).element() as HTMLAnchorElement;
  const address = new URL(link.href);
  expect(address.host).toBe("calendar.google.com");
  expect(address.searchParams.get("ctz")).toBe("Europe/Berlin");
  expect(address.searchParams.get("location")).toBe(de.day.place);
});

test("the details of a day are there to read only (VS-183)", async () => {
  await begin({ path: "/events/details/1", person: "amira" });
  expect(title()).toBe(myEvent.details.title);
  says(de.day.place);
  expect(button(myEvent.toCancel).elements()).toEqual([]);
});

test("the booked days stand in the grid of availability, too, and lead to one's own day (AVL-06, AVL-07, VS-155)", async () => {
  const grid = sampleAvailabilityDates(Date.now()).slice(0, 2);
  await begin({
    path: "/legacy/apply",
    person: "milica",
    async onAnswer(request, answer) {
      const { pathname } = new URL(request.url);
      if (request.method !== "GET" || !/\/(extra_events|availability)\//.test(pathname)) return answer;
      const { data } = (await answer.json()) as { data: Record<string, unknown>[] };
      const changed = pathname.includes("availability")
        ? data.map((date) => ({ ...date, state: "default" }))
        : data.map((event, at) => ({ ...event, event_date: grid[at]?.id ?? event.event_date }));
      return Response.json({ success: true, data: changed });
    },
  });
  says(availability.limitReached);
  const booked = [...document.querySelectorAll<HTMLElement>("li")].filter(({ innerText }) =>
    innerText.split("\n").includes(availability.day.booked),
  );
  expect(booked.map(({ innerText }) => innerText)).toEqual(
    grid.map(({ displayDate }) => expect.stringContaining(displayDate)),
  );
  expect(page.getByRole("link", { name: availability.contact.toContact }).elements()).toHaveLength(0);
  await press(page.getByRole("list", { name: availability.booked.title }).getByRole("button").first());
  isAt("/events/my-event");
});

test("the help of a job closes with Escape, leads to the answers and back (MYEV-22, VS-182, NAV-69)", async () => {
  await begin({ path: "/legacy/job-detail", person: "amira" });
  await go(job.help.toHelp);
  await userEvent.keyboard("{Escape}");
  await settle();
  expect(dialogs()).toBe(0);
  await go(job.help.toHelp);
  await answerWith(job.help.toAnswers);
  isAt("/info/faq");
  await back();
  isAt("/legacy/job-detail");
});

test("of two days one is chosen; whoever has none is led to the days (MYEV-25, VS-178, VS-184)", async () => {
  await begin({ path: "/legacy/job-detail", person: "milica" });
  says(job.none);
  await press(page.getByRole("main").getByRole("listitem").nth(1).getByRole("button"));
  says("502");
  end();
  await begin({ path: "/legacy/task-list", person: "milica" });
  await go(new RegExp(tasks.upcoming));
  isAt("/legacy/job-detail");
  saysNot(job.none);
  end();
  await begin({ path: "/legacy/task-list", person: "suharti" });
  says(tasks.empty.title);
  await go(tasks.empty.toEvent);
  isAt("/events/my-event");
});

const field = (label: string) => page.getByLabelText(label, { exact: true });

test("a day that ends after midnight is saved and says so", async () => {
  await begin({ path: "/events/details/2", person: "amira" });
  await go(eventStatus.toEdit);
  await fill(eventStatus.labels.startTime, "22");
  await fill(eventStatus.labels.endTime, "6");
  await go(eventStatus.form.submit);
  expect(notices("success")).toEqual([expect.stringContaining(de.notices.eventStatus.saved)]);
  says("22:00–\u206006:00 Uhr (+1 Tag)");
  await go(eventStatus.toEdit);
  says(eventStatus.form.hints.nextDay);
});

test("what was typed into the course stays when somebody goes back and comes again, until it is discarded (F8)", async () => {
  const { form, labels } = eventStatus;
  await begin({ path: "/legacy/job-detail", person: "amira" });
  await go(new RegExp(`^${job.course.title}`));
  await go(eventStatus.toEdit);
  await go(form.toAdd);
  await fill(labels.startTime, "07:15");
  await back();
  isAt("/legacy/job-detail");
  await go(new RegExp(`^${job.course.title}`));
  await expect.element(field(labels.startTime)).toHaveValue("07:15");
  expect(field(labels.task).elements()).toHaveLength(6);
  await go(form.toDiscard);
  await go(eventStatus.toEdit);
  await expect.element(field(labels.startTime)).not.toHaveValue("07:15");
});
