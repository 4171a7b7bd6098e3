import { page, userEvent } from "vitest/browser";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { people } from "#src/people/people.ts";
import { fill } from "../situation.ts";
import { de } from "./copy.ts";
import { begin, end, focused, follow, go, isAt, says, saysNot, settle, title } from "./way.ts";

const { autoAdvance, idCheck, onboarding, recovery, shell } = de;

/** The browser of the tests asks for less motion, which keeps every page; here it does not. */
beforeEach(() => {
  const ask = window.matchMedia.bind(window);
  vi.spyOn(window, "matchMedia").mockImplementation((query) =>
    ask(query.includes("prefers-reduced-motion") ? "not all" : query),
  );
});
afterEach(end);

const { terms, capture } = idCheck;
const jasper = { idNumber: "L01X00T471", lastName: "Hofer", dateOfBirth: "14.08.1991", cityOfBirth: "Aachen" };

async function resetPassword() {
  await fill(recovery.reset.password, "Neuanfang!27");
  await fill(recovery.reset.confirmation, "Neuanfang!27");
  await go(recovery.reset.submit);
}

async function confirmIdData() {
  for (const [name, value] of Object.entries({ firstName: "Jasper", ...jasper }))
    await fill(terms.labels[name as keyof typeof terms.labels], value);
  await go(terms.submit);
}

/** To the end of the first steps, none of which is done. */
async function skipEachStep() {
  await go(onboarding.welcome.toFirst);
  for (let step = 0; step < 3; step++) await go(shell.firstSteps.skip);
}
const asNew = { [`onboarding:${people.suharti.extraId}`]: JSON.stringify({ isFirstTimeUser: true }) };

const ways = [
  {
    of: "a new password leads to the entry, which says it again (AUTH-107, FMT-28, VA-026, VA-124)",
    opening: { path: "/reset-password", person: "amira", as: "resetting" },
    act: resetPassword,
    confirms: recovery.resetDone.title,
    at: "/reset-password",
    leadsTo: "/auth/signin",
    heading: de.auth.entry.title,
    alsoSays: de.auth.entry.alerts.resetDone,
  },
  {
    of: "the data of an ID lead to the photo, with the camera off (IDC-07, FMTS-18, VS-099, D-109)",
    opening: { path: "/legacy/id-terms", person: "jasper" },
    act: confirmIdData,
    confirms: terms.confirmed.title,
    at: "/legacy/id-terms",
    leadsTo: "/legacy/id-capture",
    heading: capture.title,
    alsoSays: capture.camera.off.body,
  },
  {
    of: "the first steps lead to the dashboard, where a notice says it again (ONB-28, VS-233)",
    opening: { path: "/dashboard", person: "suharti", remembers: asNew },
    act: skipEachStep,
    confirms: onboarding.finished.someLeftNext,
    at: "/onboarding/conduct",
    leadsTo: "/dashboard",
    heading: /Suharti/,
    alsoSays: de.notices.onboarding.finished,
  },
] as const;

test.each(ways)("$of", async ({ opening, act, confirms, leadsTo, heading, alsoSays }) => {
  const turnOn = vi.spyOn(navigator.mediaDevices, "getUserMedia");
  await begin(opening);
  await act();
  says(confirms);
  says(autoAdvance.running);
  await settle({ atLeast: 2 });
  isAt(leadsTo);
  expect(title()).toMatch(heading);
  expect(focused()).toMatch(heading);
  expect(document.body.innerText).toContain(alsoSays);
  expect(turnOn).not.toHaveBeenCalled();
});

test.each(ways)("… unless somebody presses a key: $of", async ({ opening, act, confirms, at }) => {
  await begin(opening);
  await act();
  await userEvent.keyboard("{Shift}");
  await settle({ atLeast: 3600 });
  isAt(at);
  says(confirms);
  says(autoAdvance.stopped);
});

const turnOff = async () => {
  await userEvent.click(page.getByRole("checkbox", { name: autoAdvance.choice }));
  await settle();
};

test("who turns it off before a new password is saved stays, then and later (C-77)", async () => {
  await begin({ path: "/reset-password", person: "amira", as: "resetting" });
  await turnOff();
  await resetPassword();
  await settle({ atLeast: 3600 });
  isAt("/reset-password");
  says(recovery.resetDone.title);
  saysNot(autoAdvance.running);
});

test("who turns it off in the settings stays until they want to take the photo (D-109)", async () => {
  await begin({ path: "/settings", person: "jasper" });
  await turnOff();
  await follow("/legacy/id-terms");
  await confirmIdData();
  await settle({ atLeast: 3600 });
  says(terms.confirmed.title);
  saysNot(autoAdvance.running);
  await go(terms.confirmed.toPhoto);
  isAt("/legacy/id-capture");
  saysNot(capture.camera.off.body);
});

test("a camera that waits is turned on with a press (D-109)", async () => {
  const turnOn = vi.spyOn(navigator.mediaDevices, "getUserMedia").mockReturnValue(new Promise(() => {}));
  await begin({ path: "/legacy/id-terms", person: "jasper" });
  await confirmIdData();
  await settle({ atLeast: 2 });
  await go(capture.camera.off.start);
  expect(turnOn).toHaveBeenCalledTimes(1);
  saysNot(capture.camera.off.body);
});
