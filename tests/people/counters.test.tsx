import { Fragment, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, expect, test } from "vitest";
import { loadAllCopy } from "#src/copy/store.ts";
import { CopyWorkbench } from "#src/copy/workbench.tsx";
import { PROFILE_PARTS, type ProfilePartFlags } from "#src/model/dashboard/dashboard.ts";
import { firstTimeOnboarding } from "#src/model/onboarding/onboarding.ts";
import { onboardingSteps } from "#src/model/onboarding/onboardingSteps.ts";
import { cocAnswer, profileStatus } from "#src/model/profile/extra.ts";
import { buildOverviewTasks, noTimes, profileProgress } from "#src/model/profile/overviewTask.ts";
import { people, type PersonId } from "#src/people/people.ts";
import { extraOf } from "#src/people/records.ts";
import { today } from "#src/people/today.ts";
import { DashboardGreeting } from "#src/screens/dashboard/DashboardGreeting.tsx";
import { TaskList } from "#src/screens/dashboard/TaskList.tsx";
import { WelcomeScreen } from "#src/screens/onboarding/WelcomeScreen.tsx";
import { ProfileOverviewScreen } from "#src/screens/profile/ProfileOverviewScreen.tsx";

beforeAll(loadAllCopy);

const nothing = () => {};
const frame = { isOffline: false };

/** All parts that a dashboard can count for a user with such a profile. */
function partsOf(isReady: boolean): ProfilePartFlags[] {
  const others = PROFILE_PARTS.slice(1);
  return Array.from({ length: 2 ** others.length }, (_, bits) => ({
    profile_complete: isReady,
    contract_complete: Boolean(bits & 1),
    payroll_complete: Boolean(bits & 2),
    id_check_complete: Boolean(bits & 4),
  }));
}

function screensOf(id: PersonId): ReactElement[] {
  const person = people[id];
  const extra = extraOf(person, today);
  const isReady = profileStatus(extra) === "ready_to_work";
  const events = [...person.bookedEventIds, ...person.appliedEventIds];
  return [
    <ProfileOverviewScreen
      key="overview"
      frame={frame}
      state={{ kind: "ready", outOfDate: null }}
      tasks={buildOverviewTasks(extra, noTimes)}
      percent={profileProgress(extra)}
      onRetry={nothing}
      onOpen={nothing}
      onApply={nothing}
    />,
    <WelcomeScreen
      key="welcome"
      frame={frame}
      firstName={person.firstName}
      steps={onboardingSteps(firstTimeOnboarding(), { extra, conduct: cocAnswer(extra.code_of_conduct), events })}
      onStart={nothing}
      onOpen={nothing}
      onSkipAll={nothing}
    />,
    ...partsOf(isReady).map((parts) => (
      <Fragment key={JSON.stringify(parts)}>
        <DashboardGreeting
          dayPart="morning"
          applicant="existing_login"
          firstName={person.firstName}
          participant={null}
          parts={parts}
          isLoading={false}
          isPassing={false}
        />
        <TaskList
          parts={parts}
          facts={{ isProfileReady: isReady }}
          today={today}
          next={null}
          onOpen={nothing}
          onOpenPart={nothing}
        />
      </Fragment>
    )),
  ];
}

const COUNT = /\d+\s%|\d+ von \d+|^\d+\/\d+$/u;

/** The counts of a page by title: its own, or that of a row with a count. */
function countsOf(screen: ReactElement): { title: string; count: string }[] {
  const page = renderToStaticMarkup(<CopyWorkbench locale="de">{screen}</CopyWorkbench>);
  const textsIn = (markup: string) =>
    markup
      .replaceAll(/<strong[^>]*>|<\/strong>/g, "")
      .split(/<[^>]+>/)
      .map((text) => text.replaceAll("\u00a0", " ").trim())
      .filter((text) => text !== "");
  const [head = "", ...rows] = page.split("<li");
  return [head.slice(head.indexOf("<h1")), ...rows].flatMap((block) => {
    const [title = "", ...others] = textsIn(`<${block}`).filter((text) => text !== "Als Nächstes");
    return others.filter((text) => COUNT.test(text)).map((count) => ({ title, count }));
  });
}

test.each(Object.keys(people) as PersonId[])(
  "no two screens count different things under one title, %s (D-11)",
  (id) => {
    const [overview, welcome, ...dashboards] = screensOf(id).map(countsOf);
    expect(overview?.length).toBeGreaterThan(0);
    expect(welcome?.length).toBeGreaterThan(0);
    for (const dashboard of dashboards) {
      const titles = [overview, welcome, dashboard].map((counts) => new Set(counts?.map(({ title }) => title)));
      expect(dashboard.length).toBeGreaterThan(0);
      expect([...(titles[0] ?? [])].filter((title) => titles[1]?.has(title) || titles[2]?.has(title))).toEqual([]);
      expect([...(titles[1] ?? [])].filter((title) => titles[2]?.has(title))).toEqual([]);
    }
  },
);
