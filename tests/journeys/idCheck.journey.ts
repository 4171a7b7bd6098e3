import type { Page } from "@playwright/test";
import { chromiumLaunch } from "#workbench/shared/browser/chromium.ts";
import { de } from "./copy.ts";
import { button, expect, heading, inPage, notice, signIn, storeSession, test } from "./journey.ts";

const { terms, capture, review, result, delete: deletion } = de.idCheck;

test.use({
  launchOptions: {
    ...chromiumLaunch,
    // A Chromium without a window has nobody to ask whether a page may have the camera.
    args: [...chromiumLaunch.args, "--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream"],
  },
  permissions: ["camera"],
});

const own = {
  idNumber: "L01X00T471",
  firstName: "Kanarie Chidinma",
  lastName: "Kanarienvogel",
  dateOfBirth: "14.08.1991",
  cityOfBirth: "Kanarienstadt",
};
const field = (page: Page, name: keyof typeof own) => page.getByLabel(terms.labels[name], { exact: true });

async function fillIn(page: Page, changes: Partial<typeof own> = {}) {
  for (const [name, value] of Object.entries({ ...own, ...changes }))
    await field(page, name as keyof typeof own).fill(value);
}

const check = (page: Page) => button(page, terms.submit).click();
const shutter = (page: Page) => button(page, capture.take);
const live = (page: Page) => page.locator("video");
const photo = (page: Page) => page.getByRole("img", { name: result.photoAlt });

/** The picture of the fake camera is there. */
const cameraIsOn = (page: Page) =>
  expect.poll(() => live(page).evaluate((video: HTMLVideoElement) => video.videoWidth)).toBeGreaterThan(0);

async function takePhoto(page: Page) {
  await cameraIsOn(page);
  await shutter(page).click();
  await expect(heading(page, review.title)).toBeVisible();
  await button(page, review.use).click();
  await expect(heading(page, result.title)).toBeVisible();
}

type Watched = { tracks: MediaStreamTrack[]; addresses: Set<string>; made: number };

/** Counts the cameras that are on and the addresses of pictures that are kept. */
const watch = (page: Page) =>
  page.addInitScript(() => {
    const seen: Watched = { tracks: [], addresses: new Set(), made: 0 };
    Object.assign(globalThis, { seen });
    const devices = navigator.mediaDevices;
    const open = devices.getUserMedia.bind(devices);
    devices.getUserMedia = async (wishes) => {
      const stream = await open(wishes);
      seen.tracks.push(...stream.getTracks());
      return stream;
    };
    const create = URL.createObjectURL.bind(URL);
    const revoke = URL.revokeObjectURL.bind(URL);
    URL.createObjectURL = (thing) => {
      const address = create(thing);
      seen.made += 1;
      seen.addresses.add(address);
      return address;
    };
    URL.revokeObjectURL = (address) => {
      seen.addresses.delete(address);
      revoke(address);
    };
  });

const kept = (page: Page) =>
  page.evaluate(() => {
    const { seen } = globalThis as unknown as { seen: Watched };
    return {
      camerasOn: seen.tracks.filter(({ readyState }) => readyState === "live").length,
      camerasUsed: seen.tracks.length,
      addresses: seen.addresses.size,
    };
  });

/** Everything a browser keeps, as one text. */
const storage = (page: Page) =>
  page.evaluate(async () =>
    JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      history.state,
      location.href,
      document.cookie,
      (await indexedDB.databases()).map(({ name }) => name),
    ]),
  );

const openMyProfile = (page: Page) => button(page, new RegExp(de.shell.profile)).click();
const openIdCheck = async (page: Page) => {
  await openMyProfile(page);
  await page
    .getByRole("listitem")
    .getByRole("button", { name: new RegExp(`^${de.myProfile.entries.idCheck.title}`) })
    .click();
};

test("the whole check: data, camera, two replacements and no third, delete and back to the dashboard (IDC-01, IDC-07, IDC-17, IDC-23, IDC-28, IDC-29, IDC-33, IDC-34, IDC-35, D-16, S6)", async ({
  page,
}) => {
  test.setTimeout(60_000);
  await watch(page);
  await signIn(page, "jasper");
  await openIdCheck(page);
  await expect(page).toHaveURL("/legacy/id-terms");
  await expect(heading(page, terms.title)).toBeFocused();
  await check(page);
  await expect(field(page, "idNumber")).toBeFocused();
  await fillIn(page, { idNumber: "L01" });
  await field(page, "cityOfBirth").press("Enter");
  await expect(page.getByRole("link", { name: terms.problems.idNumber })).toBeVisible();
  await field(page, "cityOfBirth").press("Enter");
  await expect(inPage(page, terms.problems.notVerified)).toBeVisible();
  await expect(field(page, "lastName")).toHaveValue(own.lastName);
  await field(page, "idNumber").fill(own.idNumber);
  await check(page);
  await expect(page.getByText(terms.confirmed.title)).toBeVisible();
  await button(page, terms.confirmed.toPhoto).click();
  await expect(page).toHaveURL("/legacy/id-capture");
  await expect(heading(page, capture.title)).toBeFocused();
  await cameraIsOn(page);
  expect(await storage(page)).not.toMatch(/Kanarie|L01X00|1991/);

  await takePhoto(page);
  await expect(page).toHaveURL("/legacy/id-result");
  await expect(heading(page, result.title)).toBeFocused();
  await expect(photo(page)).toBeVisible();
  await expect.poll(() => photo(page).evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(300);
  expect(await kept(page)).toMatchObject({ camerasOn: 0, addresses: 1 });

  for (const left of [2, 1]) {
    await button(page, result.replace).click();
    await expect(page.getByText(new RegExp(`Noch ${left}\\sErsatzfoto`))).toBeVisible();
    await button(page, de.shell.back).click();
    await expect(heading(page, result.title)).toBeVisible();
    await button(page, result.replace).click();
    await takePhoto(page);
    await expect(inPage(page, result.replaced.title)).toBeVisible();
    await expect(inPage(page, result.replaced.title)).toBeHidden();
  }
  await expect(inPage(page, result.missing)).toBeVisible();
  await expect(button(page, result.replace)).toHaveAttribute("aria-disabled", "true");
  await button(page, result.replace).click({ force: true });
  await expect(page).toHaveURL("/legacy/id-result");
  expect(await kept(page)).toMatchObject({ camerasOn: 0, addresses: 1 });

  await button(page, result.continue.toMyProfile).click();
  await expect(heading(page, de.myProfile.title)).toBeVisible();
  expect(await kept(page)).toMatchObject({ camerasOn: 0, addresses: 0 });
  await page
    .getByRole("listitem")
    .getByRole("button", { name: /^Ausweis/ })
    .click();
  await expect(page).toHaveURL("/legacy/id-result");
  await expect(photo(page)).toBeVisible();
  expect(await storage(page)).not.toMatch(/Kanarie|L01X00|1991|data:image|blob:/);

  await button(page, result.delete).click();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await button(page, result.delete).click();
  await page.getByRole("dialog").getByRole("button", { name: deletion.confirm }).click();
  await expect(page).toHaveURL("/dashboard");
  await expect(notice(page, de.notices.idCheck.deleted, "success")).toBeVisible();
  await expect(heading(page, /Jasper/)).toBeVisible();
  expect(await kept(page)).toMatchObject({ camerasOn: 0, addresses: 0 });
  await openIdCheck(page);
  await expect(page).toHaveURL("/legacy/id-terms");
  await expect(field(page, "idNumber")).toHaveValue("");
});

test("a reload in every step goes on where it was; the photo is with the provider then, and the part counts as done (F5, P26, IDC-22)", async ({
  page,
}) => {
  await signIn(page, "jasper");
  await openIdCheck(page);
  await page.reload();
  await expect(heading(page, terms.title)).toBeVisible();
  await fillIn(page);
  await check(page);
  await button(page, terms.confirmed.toPhoto).click();
  await expect(page).toHaveURL("/legacy/id-capture");
  await page.reload();
  await takePhoto(page);
  await page.reload();
  await expect(heading(page, result.title)).toBeVisible();
  await expect(inPage(page, result.kept.title)).toBeVisible();
  await expect(photo(page)).toHaveCount(0);
  await button(page, result.replace).click();
  await expect(page).toHaveURL("/legacy/id-capture");
  await page.reload();
  await expect(page.getByText(/Noch 2\sErsatzfotos/)).toBeVisible();
  await takePhoto(page);
  const oneLeft = result.left.replace("{count, number}", "1");
  await expect(inPage(page, oneLeft)).toBeVisible();
  await page.reload();
  await expect(inPage(page, oneLeft)).toBeVisible();
  await button(page, result.continue.toMyProfile).click();
  await expect(heading(page, de.myProfile.title)).toBeVisible();
  await button(page, de.shell.back).click();
  await button(page, de.dashboard.partsToggle.show).click();
  await expect(button(page, new RegExp(`^${de.dashboard.partNames.idCheck}`))).toContainText(de.dashboard.badges.done);
});

test("a photo is looked at before it is sent, the camera off meanwhile, and nothing is sent or kept of one that is not used (U3, U4, D-17)", async ({
  page,
  provider,
}) => {
  const sent = async () => (await provider.calls("/photo")).length;
  await watch(page);
  await signIn(page, "jasper");
  await page.goto("/legacy/id-capture");
  await page.setViewportSize({ width: 320, height: 568 });
  await cameraIsOn(page);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await shutter(page).click();
  await expect(heading(page, review.title)).toBeFocused();
  await expect(page).toHaveURL("/legacy/id-capture");
  const look = page.getByRole("img", { name: review.photoAlt });
  await expect(look).toBeInViewport({ ratio: 1 });
  await expect.poll(() => look.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(300);
  expect(await kept(page)).toMatchObject({ camerasOn: 0, addresses: 1 });
  await button(page, de.shell.back).click();
  await cameraIsOn(page);
  expect(await kept(page)).toMatchObject({ camerasOn: 1, addresses: 0 });
  await shutter(page).click();
  await expect(heading(page, review.title)).toBeVisible();
  await page.reload();
  await cameraIsOn(page);
  await expect(heading(page, capture.title)).toBeVisible();
  expect(await sent()).toBe(0);
  await takePhoto(page);
  expect(await sent()).toBe(1);
  await expect(inPage(page, result.sent)).toBeVisible();
  await expect(inPage(page, result.checking)).toBeVisible();
  await expect(inPage(page, result.verified)).toHaveCount(0);
});

test("a covered camera costs no replacement: nothing is sent, and the photo can be taken again (D-17)", async ({
  page,
  provider,
}) => {
  await signIn(page, "jasper");
  await page.goto("/legacy/id-capture");
  await takePhoto(page);
  const sent = (await provider.calls("/photo")).length;
  // From here the camera sees black.
  await page.evaluate(() => {
    navigator.mediaDevices.getUserMedia = async () => {
      const canvas = Object.assign(document.createElement("canvas"), { width: 1280, height: 720 });
      canvas.getContext("2d")?.fillRect(0, 0, 1280, 720);
      return canvas.captureStream();
    };
  });
  await button(page, result.replace).click();
  await cameraIsOn(page);
  await shutter(page).click();
  await expect(page.getByRole("alert").getByText(capture.problems.tooDark)).toBeVisible();
  await expect(page.getByText(/Noch 2\sErsatzfotos/)).toBeVisible();
  await expect(shutter(page)).toBeEnabled();
  expect((await provider.calls("/photo")).length).toBe(sent);
});

test("the camera is let go in a hidden tab and on leaving, and comes back (U4)", async ({ page }) => {
  await watch(page);
  await signIn(page, "jasper");
  await page.goto("/legacy/id-capture");
  await cameraIsOn(page);
  expect(await kept(page)).toMatchObject({ camerasOn: 1 });
  const turn = (state: "hidden" | "visible") =>
    page.evaluate((shown) => {
      Object.defineProperty(document, "visibilityState", { value: shown, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    }, state);
  await turn("hidden");
  expect(await kept(page)).toMatchObject({ camerasOn: 0 });
  await turn("visible");
  await cameraIsOn(page);
  expect(await kept(page)).toMatchObject({ camerasOn: 1 });
  await button(page, de.shell.back).click();
  await expect(heading(page, terms.title)).toBeVisible();
  expect(await kept(page)).toMatchObject({ camerasOn: 0 });
  await page.goto("/legacy/id-capture");
  await cameraIsOn(page);
  await openMyProfile(page);
  await expect(heading(page, de.myProfile.title)).toBeVisible();
  expect(await kept(page)).toMatchObject({ camerasOn: 0 });
});

test("a press during which the camera fails still opens the list of photos (D-20)", async ({ page }) => {
  await storeSession(page, "amira");
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () =>
      new Promise((_, reject) => {
        Object.assign(globalThis, { failCamera: () => reject(new DOMException("none", "NotFoundError")) });
      });
  });
  await page.goto("/legacy/id-capture");
  await button(page, capture.choose).hover();
  const chooser = page.waitForEvent("filechooser");
  await page.mouse.down();
  await page.evaluate(() => (globalThis as unknown as { failCamera: () => void }).failCamera());
  await expect(button(page, capture.camera.retry)).toBeVisible();
  await page.mouse.up();
  await chooser;
});

test("the whole check works with the keyboard alone (A2)", async ({ page }) => {
  await signIn(page, "jasper");
  await page.goto("/legacy/id-terms");
  await field(page, "idNumber").focus();
  for (const value of Object.values(own)) {
    await page.keyboard.type(value);
    await page.keyboard.press("Tab");
  }
  await expect(button(page, terms.submit)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(button(page, terms.confirmed.toPhoto)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(heading(page, capture.title)).toBeFocused();
  await cameraIsOn(page);
  await shutter(page).focus();
  await page.keyboard.press("Enter");
  await expect(heading(page, review.title)).toBeFocused();
  await button(page, review.retake).focus();
  await page.keyboard.press("Enter");
  await expect(heading(page, capture.title)).toBeFocused();
  await cameraIsOn(page);
  await shutter(page).focus();
  await page.keyboard.press("Enter");
  await expect(heading(page, review.title)).toBeFocused();
  await button(page, review.use).focus();
  await page.keyboard.press("Enter");
  await expect(heading(page, result.title)).toBeFocused();
  await button(page, result.delete).focus();
  await page.keyboard.press("Space");
  await expect(page.getByRole("dialog")).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/dashboard");
});
