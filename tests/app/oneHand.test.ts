import { afterEach, describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { pathForScreen, SCREEN_PATHS, type ScreenName } from "#app/navigation/screens.ts";
import { people, type PersonId } from "#src/people/people.ts";
import { addedScreens } from "#tests/navigation/addedScreens.ts";
import { openApp, type OpenApp } from "./openApp.ts";
import { holdTime, settle } from "./settle.ts";

/** Phones that are held in one hand, and a screen that has room to spare. */
const NARROW = [360, 430] as const;
const WIDE = { width: 1280, height: 800 };
const HEIGHT = 780;

/** What a thumb misses, and what stands beside something else instead of below it. */
function narrowFaults(): string[] {
  const faults: string[] = [];
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()} "${(element.getAttribute("aria-label") ?? element.textContent).trim().slice(0, 40)}"`;
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  if (document.documentElement.scrollWidth > innerWidth) faults.push("the page goes sideways");

  for (const target of document.querySelectorAll("button, a[href], input, select, textarea, [role=checkbox]")) {
    const box = target.getBoundingClientRect();
    // A link to the content that shows itself only to the keyboard; words within a sentence; what a label enlarges.
    const labels = "labels" in target ? (target as HTMLInputElement).labels : null;
    const isSmallOnPurpose = box.width <= 1 || target.closest("p, label") !== null || Number(labels?.length) > 0;
    if (!isShown(target) || isSmallOnPurpose) continue;
    if (box.left < 0 || box.right > innerWidth + 0.5) faults.push(`${nameOf(target)} is out of reach`);
    if (box.height < 44 && box.width < 44) faults.push(`${nameOf(target)} is too small for a thumb`);
  }

  for (const column of document.querySelectorAll("main .max-w-content > .grid")) {
    if (column.closest("[data-dock]")) continue;
    const parts = [...column.children].filter((part) => isShown(part) && part.getBoundingClientRect().height > 1);
    const boxes = parts.map((part) => part.getBoundingClientRect());
    for (const [at, box] of boxes.entries())
      if (at > 0 && box.top < boxes[at - 1]!.bottom - 1)
        faults.push(`${nameOf(parts[at]!)} stands beside another part`);
  }

  const dock = document.querySelector("[data-dock]");
  if (dock && dock.getBoundingClientRect().bottom > innerHeight + 1) faults.push("the way on is below the window");
  return [...new Set(faults)];
}

/** Screens with two columns where there is room. */
const desks: readonly ScreenName[] = [
  "dashboard",
  "app-profile-completion",
  "profile-data",
  "app-event-application",
  "app-group",
  "check-in-list",
  "check-out-list",
  "operations-check-in",
  "operations-check-out",
  "my-event",
  "app-event-details-1",
  "app-event-details-2",
  "job-detail",
  "my-profile",
  "app-profile-completion-overview",
  "app-contract",
  "apply",
];
/** In rem: the frame that all pages share, and text and forms in it. */
const WIDEST = { column: 42, frame: 64 };

/** A frame that is not as wide as on every page and in the middle; text and forms that are too wide or off its left edge. */
function wideFaults(hasTwoColumns: boolean): string[] {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const middle = document.documentElement.clientWidth / 2;
  const left = middle - (WIDEST.frame * rem) / 2;
  const boxesOf = (selector: string) =>
    [...document.querySelectorAll(selector)].map((part) => part.getBoundingClientRect()).filter((box) => box.width > 0);
  const isOff = (one: number, other: number) => Math.abs(one - other) > 1;
  const columns = boxesOf("main .desk\\:max-w-column");
  const isBeside = (box: DOMRect) => columns.some(({ right }) => right < box.left);
  return [
    ...boxesOf(".max-w-content")
      .filter((box) => isOff(box.left, left) || isOff(box.width, WIDEST.frame * rem))
      .map((box) => `a frame is ${box.width} px wide, from ${box.left}`),
    ...columns
      .filter((box) => (isOff(box.left, left) && !isBeside(box)) || box.width > WIDEST.column * rem + 1)
      .map((box) => `a column is ${box.width} px wide, from ${box.left}`),
    ...(hasTwoColumns || columns.length > 0 ? [] : ["text and forms are as wide as the frame"]),
  ];
}

const areas: Record<string, { as: PersonId; screens: ScreenName[] }> = {
  "the start, the profile and the contract": {
    as: "milica",
    screens: [
      "dashboard",
      "app-profile-completion-overview",
      "app-profile-completion",
      "profile-data",
      "app-code-of-conduct",
      "app-contract-data",
      "app-contract",
    ],
  },
  "pay and pass": {
    as: "amira",
    screens: [
      "app-payroll-info",
      "financial-data",
      "billing-data",
      "payroll-document",
      "id-terms",
      "id-capture",
      "id-result",
    ],
  },
  "days and availability": {
    as: "oguzhan",
    screens: ["app-event-application", "apply"],
  },
  "one's own days": {
    as: "milica",
    screens: ["my-event", "app-event-details-1", "app-event-details-2", "job-detail", "task-list"],
  },
  groups: {
    as: "oguzhan",
    screens: ["app-group-select", "app-group-create", "app-group-join", "app-group"],
  },
  "one's own group and the lists of supervisors": {
    as: "jasper",
    screens: ["app-group", "check-in-list", "check-out-list", "operations-check-in", "operations-check-out"],
  },
  "help, settings and introductions": {
    as: "amira",
    screens: [
      "my-profile",
      "app-info-faq",
      "app-settings",
      "settings",
      "app-notifications",
      "notifications",
      "intro-contract-data",
      "intro-event-application",
      "intro-code-of-conduct",
      "intro-payroll-info",
      "intro-id-verification",
      ...addedScreens,
    ],
  },
};

const firstSteps: ScreenName[] = [
  "onboarding-welcome",
  "onboarding-step-profile",
  "onboarding-step-event-application",
  "onboarding-step-code-of-conduct",
];

/** Always shown as another screen (NAV-66 to NAV-68, ONB-14 to ONB-18). */
const aliases: ScreenName[] = [
  "appointments",
  "webinar-booking",
  "training-booking",
  "onboarding-step-contract-data",
  "onboarding-step-payroll-info",
  "onboarding-step-id-check",
  "intro-profile-completion",
];

/** What follows the size of the window is drawn. */
const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));

let app: OpenApp | undefined;
afterEach(async () => {
  app?.close();
  app = undefined;
  await page.viewport(390, 844);
  await drawn();
});

async function look(path: string, hasTwoColumns: boolean) {
  for (const width of NARROW) {
    await page.viewport(width, HEIGHT);
    await drawn();
    expect.soft(narrowFaults(), `${path} at ${width} px`).toEqual([]);
  }
  await page.viewport(WIDE.width, WIDE.height);
  await drawn();
  expect.soft(wideFaults(hasTwoColumns), `${path} at ${WIDE.width} px`).toEqual([]);
}

/** One screen after the other, in the app that the first of them has opened. */
async function lookAt(person: PersonId, screens: readonly ScreenName[], remembers = {}) {
  holdTime();
  await page.viewport(NARROW[0], HEIGHT);
  for (const screen of screens) {
    const path = pathForScreen(screen) ?? "/";
    if (app) history.pushState({}, "", path);
    else app = await openApp({ path, person, remembers });
    await settle();
    expect.soft(location.pathname, screen).toBe(path);
    await look(path, desks.includes(screen));
  }
}

const isNew = (id: PersonId) => ({ [`onboarding:${people[id].extraId}`]: JSON.stringify({ isFirstTimeUser: true }) });

test("every signed-in screen is looked at", () => {
  const lookedAt = [...Object.values(areas).flatMap(({ screens }) => screens), ...firstSteps, ...aliases];
  const all = Object.keys(SCREEN_PATHS).filter((screen) => !screen.startsWith("auth-"));
  expect([...new Set(lookedAt)].toSorted()).toEqual(all.toSorted());
});

describe("one column for one hand from 360 to 430 px, centred where there is room", () => {
  test.each(Object.entries(areas))("%s (NAV-01, NAV-02)", (_, { as, screens }) => lookAt(as, screens));
  test("the first steps (NAV-01, NAV-02)", () => lookAt("amira", firstSteps, isNew("amira")));
});

test("the main navigation of a desk leads to each of its items, marks it, and is not there on a phone", async () => {
  await page.viewport(WIDE.width, WIDE.height);
  holdTime();
  app = await openApp({ path: "/dashboard", person: "milica" });
  await settle();
  const nav = () => document.querySelector<HTMLElement>("nav[data-sign]");
  const current = () => [...nav()!.querySelectorAll("[aria-current]")].map((item) => item.textContent);
  const seen: string[] = [];
  for (const name of [...nav()!.querySelectorAll("li")].map((item) => item.textContent)) {
    await page.getByRole("navigation").getByRole("button", { name, exact: true }).click();
    await settle();
    expect(current(), name).toEqual([name]);
    seen.push(location.pathname);
  }
  expect(seen).toEqual([
    "/dashboard",
    "/profile/overview",
    "/events/apply",
    "/events/my-event",
    "/group",
    "/settings",
    "/info/faq",
  ]);
  await page.viewport(NARROW[0], HEIGHT);
  await drawn();
  expect(nav()).toBeNull();
});

test("a part beside another, a target that is too small or out of reach, and a column off its edge are noticed", async () => {
  await page.viewport(NARROW[0], HEIGHT);
  holdTime();
  app = await openApp({ path: "/info/faq", person: "milica" });
  await settle();
  const column = document.querySelector<HTMLElement>("main .max-w-content > .grid")!;
  const put = (name: string, style: Partial<CSSStyleDeclaration>) => {
    const button = document.createElement("button");
    button.textContent = name;
    Object.assign(button.style, style);
    column.append(button);
  };
  put("Klein", { width: "20px", height: "20px" });
  put("Daneben", { height: "48px", marginTop: "-200px" });
  put("Weit weg", { height: "48px", marginLeft: "400px", width: "100px" });
  expect(narrowFaults()).toEqual(
    expect.arrayContaining([
      "the page goes sideways",
      'button "Klein" is too small for a thumb',
      'button "Daneben" stands beside another part',
      'button "Weit weg" is out of reach',
    ]),
  );
  await page.viewport(WIDE.width, WIDE.height);
  column.style.marginLeft = "20px";
  expect(wideFaults(false)).toHaveLength(1);
});
