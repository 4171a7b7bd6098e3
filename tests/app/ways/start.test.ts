import { page, userEvent } from "vitest/browser";
import { afterEach, expect, test, vi } from "vitest";
import type { AppDeps } from "#app/shell/appDeps.ts";
import { people, type PersonId } from "#src/people/people.ts";
import { button } from "../situation.ts";
import { de } from "./copy.ts";
import { back, begin, end, follow, go, isAt, noticesPass, says, settle, saysNot, tickAll, title } from "./way.ts";

afterEach(end);

const { dashboard, failure, shell, onboarding, conduct } = de;
const { steps, step, status, finished, welcome, intro } = onboarding;

/** All that the start screen is made of. */
const lists = ["getExtra", "getExtraEvents", "getAvailableEvents", "currentGroup"] as const;

test.each(["/dashboard", "/profile/complete", "/events/apply"])(
  "%s: a first load that fails is told once, however many lists fail and however often they are asked for (VA-128, API-63, C-47)",
  async (path) => {
    const faults = [...lists, "getCountries"].map((call) => ({ call, kind: "server-error", times: 99 }) as const);
    // Counted as they are told: one that came early is gone by the time that all has loaded.
    const told: string[] = [];
    const breaks = ({ toaster }: AppDeps) =>
      toaster.subscribe(() => told.push(...toaster.getNotices().map(({ id }) => id)));
    const app = await begin({ path, person: "amira", breaks }, faults);
    expect(new Set(told).size).toBe(1);
    const before = app.allCalls().length;
    await go(failure.retry);
    expect(app.allCalls().length).toBeGreaterThan(before);
    expect(new Set(told).size).toBe(1);
  },
);

test("a dashboard that does not load lets one sign out (VS-015)", async () => {
  const app = await begin({ path: "/dashboard", person: "amira" }, [
    { call: "getExtra", kind: "captive-portal", times: 1 },
  ]);
  says(dashboard.failed.title);
  await go(dashboard.signOut);
  isAt("/auth/signin");
  expect(app.deps.session.isOpen()).toBe(false);
});

test.each(["/dashboard", "/profile/complete", "/info/faq"])(
  "%s names the contact person of the host, and nobody where the host names nobody",
  async (path) => {
    await begin({ path, person: "amira", settings: { contactPerson: "Jana Reuter", contactPhone: "+49 89 1234567" } });
    const named = () => page.getByRole("complementary", { name: de.contact.title }).elements();
    expect(named().map(({ textContent }) => textContent)).toEqual([expect.stringContaining("Jana Reuter")]);
    end();
    await begin({ path, person: "amira" });
    expect(named()).toEqual([]);
  },
);

test.each([
  ["the entry stays", "stranger", de.auth.entry.title],
  ["a later step says that it is broken", "resetting", de.auth.broken.title],
] as const)("where the code behind it does not come %s (A9)", async (_, as, heading) => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const breaks = (deps: AppDeps) => vi.spyOn(deps, "loadClient").mockRejectedValue(new Error("lost"));
  await begin({ path: "/auth/signin", person: "amira", as, breaks });
  expect(title()).toBe(heading);
});

test("what did not come is left out, and the rest is there (VS-015, N3)", async () => {
  await begin({ path: "/dashboard", person: "amira" }, [{ call: "currentGroup", kind: "server-error", times: 1 }]);
  says(failure.outOfDate.title);
  says(dashboard.purposes.group);
  says("08:00");
  await noticesPass();
  await go(failure.retry);
  says("Gruppe: Nordwind");
  saysNot(failure.outOfDate.title);
});

test("maintenance stands in the place of the page until the provider takes calls again (VS-004)", async () => {
  await begin(
    { path: "/dashboard", person: "amira" },
    lists.map((call) => ({ call, kind: "maintenance", times: 1 }) as const),
  );
  expect(page.getByRole("heading", { name: shell.maintenance.title }).elements()).toHaveLength(1);
  await expect.element(page.getByText(dashboard.tasksTitle)).not.toBeInTheDocument();
  await go(shell.maintenance.retry);
  says("Nordwind");
  expect(page.getByRole("heading", { name: shell.maintenance.title }).elements()).toEqual([]);
});

test("a version that is not served any more asks for a reload (VS-005)", async () => {
  await begin({
    path: "/dashboard",
    person: "amira",
    onAnswer: (request, answer) => (request.url.includes("/extras/") ? Response.json({}, { status: 426 }) : answer),
  });
  expect(page.getByRole("heading", { name: shell.updateRequired.title }).elements()).toHaveLength(1);
  expect(button(shell.updateRequired.retry).elements()).toHaveLength(1);
});

const memory = (id: PersonId) => `onboarding:${people[id].extraId}`;
const kept = (id: PersonId): unknown => JSON.parse(localStorage.getItem(memory(id)) ?? "null");
/** Somebody for whom everything is new; the provider knows what it knows of them. */
const asNew = (person: PersonId, path = "/dashboard") =>
  begin({ path, person, remembers: { [memory(person)]: JSON.stringify({ isFirstTimeUser: true }) } });

const row = (name: string) => page.getByRole("listitem").getByRole("button", { name: new RegExp(name) });
const open = async (name: string) => {
  await userEvent.click(row(name));
  await settle();
};

function isAtStep(current: 1 | 2 | 3): void {
  const [path, name] = (
    [
      ["/onboarding/profile", steps.profile.title],
      ["/onboarding/event", steps.eventApplication.title],
      ["/onboarding/conduct", steps.codeOfConduct.title],
    ] as const
  )[current - 1]!;
  isAt(path);
  expect(title()).toBe(name);
  expect(document.body.innerText).toMatch(new RegExp(`Schritt.${current} von 3`));
}

async function acceptConduct() {
  isAt("/intro/conduct");
  await go(intro.codeOfConduct.submit);
  isAt("/code-of-conduct");
  await tickAll();
  await go(conduct.dock.submit);
}

const isOver = { hasCompletedOnboarding: true, isFirstTimeUser: false };

test("complete all: what the provider has already is done here, too, and the rest follows (VS-230, ONB-28, ONB-31..33)", async () => {
  await asNew("amira");
  isAt("/onboarding/welcome");
  for (const name of [steps.profile.title, steps.eventApplication.title])
    expect(row(name).element().textContent).toContain(status.done);
  await open(steps.profile.title);
  isAtStep(1);
  says(step.done.title);
  await go(step.toNext);
  isAtStep(2);
  says(step.done.title);
  await go(step.toNext);
  isAtStep(3);
  await go(step.toNext);
  await acceptConduct();
  says(finished.doneNext);
  await go(finished.toStart);
  isAt("/dashboard");
  expect(kept("amira")).toMatchObject(isOver);
});

test("skip each: three times, then the end and the dashboard (ONB-09, ONB-27..30, D-83)", async () => {
  await asNew("suharti");
  await go(welcome.toFirst);
  for (const current of [1, 2, 3] as const) {
    isAtStep(current);
    await go(shell.firstSteps.skip);
  }
  says(finished.someLeftNext);
  await go(finished.toStart);
  isAt("/dashboard");
  expect(kept("suharti")).toMatchObject({
    ...isOver,
    skippedSteps: ["profile", "event-application", "code-of-conduct"],
  });
});

test("skip all: straight to the dashboard, and the first steps do not come back (ONB-01, ONB-05, ONB-29, ONB-30, VS-228)", async () => {
  await asNew("suharti");
  await go(welcome.skip);
  isAt("/dashboard");
  expect(kept("suharti")).toMatchObject(isOver);
  for (const path of ["/onboarding/welcome", "/onboarding/conduct"]) {
    await follow(path);
    isAt("/dashboard");
  }
});

test("whoever has agreed to the rules before has done the third step (VS-124)", async () => {
  const key = `onboarding:${people.milica.extraId}`;
  const state = { isFirstTimeUser: true, currentOnboardingStep: "code-of-conduct" };
  await begin({ path: "/code-of-conduct", person: "milica", remembers: { [key]: JSON.stringify(state) } });
  await go(conduct.dock.toNext);
  expect(JSON.parse(localStorage.getItem(key) ?? "")).toMatchObject({ skippedSteps: [], hasCompletedOnboarding: true });
});

test("a profile without an airport pass waits and holds nobody up: no circle, no screen twice (P25, F4)", async () => {
  await asNew("jasper");
  const hops = watchHistory();
  expect(row(steps.profile.title).element().textContent).toContain(status.waiting);
  await go(welcome.toNext);
  isAtStep(2);
  await back();
  isAt("/onboarding/welcome");
  await open(steps.profile.title);
  expect(button(step.toProfile).elements()).toHaveLength(1);
  await go(step.toNext);
  isAtStep(2);
  await go(shell.firstSteps.skip);
  isAtStep(3);
  await go(step.toNext);
  await go(finished.toStart);
  await settle({ atLeast: 4 });
  expect(hops.filter((hop, at) => hop !== hops[at - 1])).toEqual([
    "/onboarding/welcome",
    "/onboarding/event",
    "/onboarding/welcome",
    "/onboarding/profile",
    "/onboarding/event",
    "/onboarding/conduct",
    "/dashboard",
  ]);
});

/** Notes each path that the history is given. */
function watchHistory(): string[] {
  const paths: string[] = [];
  for (const way of ["pushState", "replaceState"] as const) {
    const write = history[way].bind(history);
    vi.spyOn(history, way).mockImplementation((...entry) => {
      write(...entry);
      paths.push(location.pathname);
    });
  }
  return paths;
}

test("a step that does not exist says so and leads on (ONB-17, D-07, VS-232)", async () => {
  await begin({ path: "/onboarding/xyz", person: "amira" });
  says(onboarding.invalidStep.title);
  isAt("/onboarding/xyz");
  await go(onboarding.invalidStep.toStart);
  isAt("/dashboard");
});

test("who is not new never sees the first steps, whatever the address (ONB-01, D-82, VS-228)", async () => {
  await begin({ path: "/onboarding/welcome", person: "amira" });
  isAt("/dashboard");
  for (const name of ["profile", "event", "conduct", "contract", "payroll", "id-check"]) {
    await follow(`/onboarding/${name}`);
    isAt("/dashboard");
  }
  expect(kept("amira")).toBeNull();
});

test("each introduction leads to its screen, and back to where one came from (D-03, ONB-19..23, ONB-25)", async () => {
  await begin({ path: "/settings", person: "amira" });
  for (const [path, topic, target] of [
    ["/intro/contract", "contractData", "/profile/contract"],
    ["/intro/event", "eventApplication", "/events/apply"],
    ["/intro/conduct", "codeOfConduct", "/code-of-conduct"],
    ["/intro/payroll", "payrollInfo", "/profile/payroll"],
    ["/intro/id-check", "idVerification", "/legacy/id-terms"],
  ] as const) {
    await follow(path);
    expect(title()).toBe(intro[topic].title);
    await go(intro[topic].submit);
    isAt(target);
  }
  await follow("/intro/payroll");
  await back();
  isAt("/dashboard");
});

test("the event introduction goes on with step 2 during the first steps: the dates are open (ONB-24, D-02, VS-231, VS-235)", async () => {
  await asNew("suharti", "/intro/event");
  await go(intro.eventApplication.submit);
  isAtStep(2);
  says(step.introCompleted.title);
  await go(step.toNext);
  isAt("/events/apply");
});
