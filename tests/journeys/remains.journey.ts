import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import type { Page } from "@playwright/test";
import { people } from "../../src/people/people.ts";
import {
  details,
  email,
  openDashboard,
  requestResetLink,
  resetPassword,
  submitCredentials,
  toSuccess,
} from "./authPage.ts";
import { bankAndTax } from "./bankAndTax.ts";
import { de } from "./copy.ts";
import { button, expect, heading, notice, type Provider, stored } from "./journey.ts";
import { test, type OwnBrowser } from "./ownBrowser.ts";
import { phonePhoto } from "./photos.ts";

const { labels, save } = de.payroll.form;
const { terms, capture, review, result } = de.idCheck;

/** What the provider's answers about a person hold beside the ten fields that may be kept (P18). */
const told = {
  taxClass: "Kanarienklasse",
  religion: "Kanarienglaube",
  healthCertificate: "Kanarienattest",
  socialSecurityNumber: "112233445566",
};

const idCard = {
  idNumber: "L01X00T471",
  firstName: "Kanarie Chidinma",
  lastName: "Kanarienstein",
  dateOfBirth: "17.03.1963",
  cityOfBirth: "Kanarienstadt",
} as const;

const FRESH_PASSWORD = "Neuanfang!27";

/** Lets every answer about the person hold `fields`, too; the network and its cache stay as they are. */
const tell = (page: Page, fields: object) =>
  page.addInitScript((more) => {
    const ask = globalThis.fetch;
    globalThis.fetch = async (...request) => {
      const answer = await ask(...request);
      if (!/\/auth\/(login|me)$/.test(answer.url) || !answer.ok) return answer;
      const body = (await answer.json()) as { data: { user: object } };
      return Response.json({ ...body, data: { ...body.data, user: { ...body.data.user, ...more } } });
    };
  }, fields);

/** Keeps a hand on every picture that the page shows, as its own code has it. */
const watchPhotos = (page: Page) =>
  page.addInitScript(() => {
    const photos = new Map<string, Blob>();
    Object.assign(globalThis, { photos });
    const create = URL.createObjectURL.bind(URL);
    URL.createObjectURL = (thing) => {
      const address = create(thing);
      if (thing instanceof Blob) photos.set(address, thing);
      return address;
    };
  });

function watchConsole(page: Page): string[] {
  const lines: string[] = [];
  page.on("console", (message) => lines.push(message.text()));
  return lines;
}

/** Everything that a page can read of what its browser keeps. */
const readable = (page: Page) =>
  page.evaluate(async () => {
    const answered = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.addEventListener("success", () => resolve(request.result));
        request.addEventListener("error", () => reject(request.error ?? new Error("IndexedDB")));
      });
    const entries: unknown[] = [];
    for (const { name } of await indexedDB.databases()) {
      const database = await answered(indexedDB.open(name ?? ""));
      for (const store of database.objectStoreNames)
        entries.push([name, store, await answered(database.transaction(store).objectStore(store).getAll())]);
      database.close();
    }
    return {
      localStorage: JSON.stringify({ ...localStorage }),
      sessionStorage: JSON.stringify({ ...sessionStorage }),
      indexedDB: JSON.stringify(entries),
      caches: JSON.stringify(await globalThis.caches.keys()),
      history: JSON.stringify([history.state, location.href]),
      cookies: document.cookie,
      page: document.documentElement.outerHTML,
    };
  });

async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
}

/** Five digits stand by chance in a hash or in a time of the browser's own; longer texts do not. */
const SHORT = 8;
const LONG_NUMBER = /[\da-f]{16,}/g;

/** Which of these texts and bytes stand in which file of a folder. Browsers write texts in one or two bytes a letter. */
async function onDisk(folder: string, canaries: readonly (string | Buffer)[]): Promise<string[]> {
  const wanted = canaries.flatMap((canary) =>
    typeof canary === "string" ? [Buffer.from(canary), Buffer.from(canary, "utf16le")] : [canary],
  );
  const found: string[] = [];
  for (const file of await filesOf(folder)) {
    const content = await readFile(file);
    const withoutLongNumbers = Buffer.from(content.toString("latin1").replaceAll(LONG_NUMBER, " "), "latin1");
    for (const canary of wanted)
      if ((canary.length < SHORT ? withoutLongNumbers : content).includes(canary))
        found.push(`${path.relative(folder, file)}: ${canary.toString("latin1")}`);
  }
  return found;
}

type Canaries = {
  /** Has no business on the device at any time. */
  never: (string | Buffer)[];
  /** May be kept until the person signs out. */
  atMostWhileSignedIn: string[];
  /** The token of the link that was followed, which is used up: a browser knows the addresses that it has opened. */
  link: string;
};

/** Signs out, closes the browser and looks into everything that it keeps. */
async function expectNothing(
  { page, close, profile: folder }: OwnBrowser,
  lines: string[],
  { never, atMostWhileSignedIn, link }: Canaries,
) {
  await page.goto("/dashboard");
  const { accessToken, refreshToken } = (await stored(page)).local;
  expect([typeof accessToken, typeof refreshToken]).toEqual(["string", "string"]);
  await button(page, de.dashboard.signOut).click();
  await expect(page).toHaveURL("/auth/signin");
  await expect(email(page)).toBeVisible();
  const texts = never.filter((canary) => typeof canary === "string");
  const all = [...texts, ...atMostWhileSignedIn, String(accessToken), String(refreshToken)];
  const found = Object.entries({ ...(await readable(page)), console: lines.join("\n") }).flatMap(([sink, content]) =>
    [...all, link].filter((canary) => content.includes(canary)).map((canary) => `${sink}: ${canary}`),
  );
  await close();
  expect(found).toEqual([]);
  expect(await onDisk(folder, never)).toEqual([]);
  // Web storage that was emptied may stand in the browser's journal for a while; the cache has never held any of it.
  expect(await onDisk(path.join(folder, "Default", "Cache"), all)).toEqual([]);
}

const tokenOf = (link: string) => new URL(link, "http://localhost").searchParams.get("token") ?? "";

async function replacePassword(page: Page, provider: Provider, address: string): Promise<string> {
  await requestResetLink(page, address);
  const link = await provider.link(address, "/reset-password");
  await page.goto(link);
  await resetPassword(page, FRESH_PASSWORD);
  await expect(heading(page, de.recovery.resetDone.title)).toBeVisible();
  return tokenOf(link);
}

async function fillPayroll(page: Page) {
  await page.goto("/profile/payroll");
  for (const [name, value] of Object.entries(bankAndTax))
    await page.getByLabel(labels[name as keyof typeof bankAndTax], { exact: true }).fill(value);
  await page.getByLabel(labels.taxClass, { exact: true }).selectOption("Class 3");
  await button(page, save.submit).click();
  await expect(notice(page, de.notices.payroll.saved, "success")).toHaveCount(1);
}

/** The bytes of the photo as they would be sent. */
async function checkId(page: Page): Promise<Buffer> {
  await page.goto("/legacy/id-terms");
  for (const [name, value] of Object.entries(idCard))
    await page.getByLabel(terms.labels[name as keyof typeof idCard], { exact: true }).fill(value);
  await button(page, terms.submit).click();
  await button(page, terms.confirmed.toPhoto).click();
  await expect(page).toHaveURL("/legacy/id-capture");
  const chooser = page.waitForEvent("filechooser");
  await button(page, capture.choose).click();
  await (await chooser).setFiles({ name: "ausweis.jpg", mimeType: "image/jpeg", buffer: await phonePhoto(page) });
  await button(page, review.use).click();
  await expect(heading(page, result.title)).toBeVisible();
  const source = await page.getByRole("img", { name: result.photoAlt }).getAttribute("src");
  const bytes = await page.evaluate(async (address) => {
    const { photos } = globalThis as unknown as { photos: Map<string, Blob> };
    return [...new Uint8Array((await photos.get(address)?.arrayBuffer()) ?? new ArrayBuffer())];
  }, source ?? "");
  // Its end: every JPEG begins alike.
  expect(bytes.length).toBeGreaterThan(1000);
  return Buffer.from(bytes.slice(-80));
}

test("after full use, signing out and closing the browser nothing holds what was told, typed or photographed (S6, S7)", async ({
  launch,
}) => {
  test.setTimeout(90_000);
  const { email: address, phone, lastName, extraId, password: oldPassword, profile } = people.amira;
  const used = await launch();
  const { page, provider } = used;
  await tell(page, told);
  await watchPhotos(page);
  const lines = watchConsole(page);
  const resetToken = await replacePassword(page, provider, address);
  await page.goto("/");
  await submitCredentials(page, { email: address, password: FRESH_PASSWORD });
  await expect(page).toHaveURL("/dashboard");
  await expect.poll(async () => (await provider.calls(`/extras/${extraId}`)).length).toBeGreaterThan(0);
  await page.goto("/profile/complete");
  await expect(page.getByLabel(de.profile.form.labels.street, { exact: true })).toBeVisible();
  await fillPayroll(page);
  const photo = await checkId(page);
  await page.goto("/contract");

  const { iban, bic, passNumber, street, postalCode, cityOfBirth, dateOfBirth } = profile;
  const record = [iban, bic, passNumber, street, postalCode, cityOfBirth].map(String);
  const passwords = [oldPassword, FRESH_PASSWORD];
  await expectNothing(used, lines, {
    never: [
      ...Object.values(told),
      ...Object.values(bankAndTax),
      ...Object.values(idCard),
      ...record,
      ...passwords,
      photo,
    ],
    link: resetToken,
    atMostWhileSignedIn: [address, phone, lastName, dateOfBirth],
  });
});

test("after a sign-up by e-mail and SMS nothing holds its codes, its link or its password (S6, S7)", async ({
  launch,
}) => {
  test.setTimeout(90_000);
  const { email: address, phone, lastName, password: chosen } = people.khai;
  const used = await launch();
  const { page, provider } = used;
  const lines = watchConsole(page);
  const invitation = tokenOf(await provider.link(address, "/auth/signin\\?token="));
  await toSuccess(page, provider, "khai");
  const sms = await provider.code(phone);
  await openDashboard(page);
  await expectNothing(used, lines, {
    never: [chosen, details.passNumber],
    link: invitation,
    atMostWhileSignedIn: [address, phone, lastName, sms, "1988-03-12"],
  });
});
