import { existsSync, readdirSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { people, type PersonId } from "../../src/people/people.ts";
import { de } from "../journeys/copy.ts";
import type { WebKit } from "./webkit.ts";

type Message = { to: string; code: string | null; sentAt: number };
type Walker = {
  web: WebKit;
  base: string;
  downloads: string;
  provider: ReturnType<typeof standIn>;
  /** Another window, whose commands wait for no page. */
  openImpatient: () => Promise<WebKit>;
};
type Flow = (walker: Walker) => Promise<void>;

/** The stand-in provider with its first database: calls of the app carry no cookie that would name another. */
function standIn(base: string) {
  const headers = { "content-type": "application/json" };
  const ask = async (name: string, data?: object) => {
    const answer = await fetch(`${base}/outbox/api/${name}`, {
      headers,
      ...(data && { method: "POST", body: JSON.stringify(data) }),
    });
    if (!answer.ok) throw new Error(`${name}: ${await answer.text()}`);
    return (await answer.json().catch(() => null)) as unknown;
  };
  return {
    ask,
    newestCode: async (to: string) => {
      const { messages } = (await ask("messages")) as { messages: Message[] };
      return messages.filter((one) => one.to === to && one.code).toSorted((one, other) => other.sentAt - one.sentAt)[0]
        ?.code;
    },
    refreshes: async () => {
      const { calls } = (await ask("log")) as { calls: { path: string; status: number }[] };
      return calls.filter((one) => one.path.endsWith("/auth/refresh")).map(({ status }) => status);
    },
  };
}

function expect(what: string, isSo: unknown): asserts isSo {
  if (!isSo) throw new Error(what);
}

async function forget({ web, base }: Walker) {
  await web.goto(`${base}/outbox/api/log`);
  await web.run(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}

async function signIn(walker: Walker, id: PersonId, at = "/dashboard") {
  const { web, base, provider } = walker;
  const { session } = (await provider.ask("session", { extraId: people[id].extraId })) as {
    session: { accessToken: string; refreshToken: string; user: object };
  };
  await forget(walker);
  await web.run(({ accessToken, refreshToken, user }) => {
    localStorage.setItem("session", `${crypto.randomUUID()}.0`);
    localStorage.setItem("refreshToken", refreshToken);
    localStorage.setItem("accessToken", accessToken);
    localStorage.setItem("currentUser", JSON.stringify(user));
  }, session);
  await web.goto(base + at);
}

async function enter({ web, base }: Walker, id: PersonId) {
  await web.goto(`${base}/`);
  await web.fill("E-Mail-Adresse", people[id].email);
  await web.press("Enter");
}

async function code({ web, provider }: Walker, label: string, to: string) {
  await web.label(label);
  await web.fill(label, await web.until("a code", () => provider.newestCode(to)));
}

/** Somebody tabs through an open dialog and leaves it with Escape. */
async function tryDialog(web: WebKit) {
  const isInside = () => web.run(() => !!document.activeElement?.closest("[role=dialog], [role=alertdialog], dialog"));
  await web.until("the focus in the dialog", isInside);
  for (const keys of [["Tab"], ["Tab"], ["Tab"], ["Tab"], ["Shift", "Tab"]]) {
    await web.press(...keys);
    expect(`the focus leaves the dialog by ${keys.join(" ")}`, await isInside());
  }
  await web.press("Escape");
  await web.until("the dialog to go", () => web.run(() => !document.querySelector("[role=dialog]")));
}

const signUp: Flow = async (walker) => {
  const { web, base } = walker;
  const { khai } = people;
  await forget(walker);
  await enter(walker, "khai");
  await web.isAt("/auth/verify-email");
  const field = await web.label("Code aus der E-Mail");
  await web.until("the focus in the code", () =>
    web.run((element: unknown) => element === document.activeElement, field as unknown),
  );
  await web.type("12a3");
  expect("a letter gets into the code", (await web.read(field, "value")) === "123");
  for (const _ of "123") await web.press("Backspace");
  await code(walker, "Code aus der E-Mail", khai.email);
  await web.isAt("/auth/phone");
  await web.reload();
  await web.fill(de.signUp.phone.label, "0171 3920005");
  await web.tap(de.signUp.phone.submit);
  await web.isAt("/auth/verify-phone");
  await code(walker, de.auth.code.label.sms, "+491713920005");
  await web.heading(de.signUp.password.title);
  await web.fill(de.signUp.password.label, "kurz");
  await web.tap(de.signUp.password.submit);
  await web.isAt("/auth/password");
  await web.fill(de.signUp.password.label, khai.password);
  await web.tap(de.signUp.password.submit);
  await web.heading(de.profile.information.title);
  await web.until("the focus on the heading", async () => (await web.focus()).startsWith("H1"));
  const { labels } = de.profile.form;
  await web.fill(labels.dateOfBirth, "12.03.1988");
  const nationality = await web.role("combobox", labels.nationality);
  await web.click(nationality);
  await web.type("Deut");
  await web.role("option", "Deutsch");
  await web.press("ArrowDown");
  await web.press("Enter");
  await web.run(
    (element: unknown) => {
      const select = element as HTMLSelectElement;
      select.value = [...select.options].find(({ text }) => text.startsWith("C1"))?.value ?? "";
      select.dispatchEvent(new Event("change", { bubbles: true }));
    },
    await web.label(labels.germanLevel),
  );
  await web.fill(labels.passNumber, "FA-2044-7781");
  await web.tap("Gelb", "radio");
  await web.tap(de.profile.information.submit);
  await web.heading(/^Willkommen/);
  await web.tap(de.signUp.success.open);
  await web.isAt(/^\/(dashboard|onboarding)/);
  await web.goto(`${base}/dashboard`);
  await web.heading(/Khai/);
};

const signInAndOut: Flow = async (walker) => {
  const { web } = walker;
  await forget(walker);
  await enter(walker, "amira");
  await web.fill("Passwort", "falsch");
  await web.press("Enter");
  await web.says(/nicht geklappt/);
  await web.type(people.amira.password);
  await web.tap("Anmelden");
  await web.isAt("/dashboard");
  await web.heading(/Amira/);
  await web.reload();
  await web.heading(/Amira/);
  await web.tap("Abmelden");
  await web.isAt("/auth/signin");
  await web.back();
  await pause(500);
  expect(
    "back shows what was there before signing out",
    !(await web.run(() => document.body.innerText.includes("Ihre Aufgaben"))),
  );
};

const apply: Flow = async (walker) => {
  const { web } = walker;
  await signIn(walker, "leonie", "/events/apply");
  await web.css("[role=grid]");
  const free = "main [role=checkbox]:not([aria-disabled=true]), main input[type=checkbox]:not(:disabled)";
  for (let months = 0; months < 4 && !(await web.run((s) => !!document.querySelector(s), free)); months++) {
    await web.tap(new RegExp(`^${de.events.month.toNext.split("{")[0]}`));
    await pause(300);
  }
  await web.click(await web.css(free));
  await web.tap(/^Bewerben|\(1\)$/);
  await web.says(/eingegangen/);
  const was = await web.run(() => {
    document.querySelector<HTMLElement>("[role=grid] [tabindex='0']")?.focus();
    return document.activeElement?.ariaLabel;
  });
  await web.press("ArrowRight");
  expect("an arrow does not move in the calendar", (await web.run(() => document.activeElement?.ariaLabel)) !== was);
};

const calendarFile: Flow = async (walker) => {
  const { web, downloads } = walker;
  await signIn(walker, "amira", "/events/my-event");
  await web.heading(de.myEvent.title);
  await web.tap(/Kalender/);
  await web.until(
    "an .ics file",
    async () => existsSync(downloads) && readdirSync(downloads).some((file) => file.endsWith(".ics")),
  );
};

const groupDialog: Flow = async (walker) => {
  const { web } = walker;
  await signIn(walker, "amira", "/group");
  await web.tap(/löschen/);
  await web.css("[role=dialog]");
  await tryDialog(web);
  await web.until("the focus back at the button", async () => /löschen/.test(await web.focus()));
};

const longList: Flow = async (walker) => {
  const { web, provider } = walker;
  await provider.ask("settings", { staffCount: 10_000 });
  await signIn(walker, "jasper", "/legacy/check-in-list");
  await web.css("main li");
  await web.until("rows at the middle", () =>
    web.run(() => {
      scrollTo(0, document.documentElement.scrollHeight / 2);
      const rows = [...document.querySelectorAll("main li")].map((row) => row.getBoundingClientRect());
      return rows.filter(({ top, bottom }) => bottom > 0 && top < innerHeight).length > 3;
    }),
  );
  await web.run(() => scrollTo(0, 0));
  await pause(500);
  await web.click(await web.css("main li button"));
  await web.tap(de.staff.in.dialog.confirm);
  await web.says(/eingecheckt, \d\d:\d\d/);
};

const conduct: Flow = async (walker) => {
  const { web } = walker;
  await signIn(walker, "amira", "/code-of-conduct");
  await web.heading(de.conduct.title);
  const accept = await web.button(de.conduct.dock.submit);
  const isLocked = () => web.run((element: unknown) => (element as Element).ariaDisabled === "true", accept);
  expect("the code can be accepted unread", await isLocked());
  await web.run(() => (document.activeElement as HTMLElement | null)?.blur());
  await web.press("End");
  const boxes = "main [role=checkbox], main input[type=checkbox]";
  await web.css(boxes);
  const count = await web.run((selector) => document.querySelectorAll(selector).length, boxes);
  for (let place = 0; place < count; place++) {
    await web.css(`[data-at-hand], ${boxes}`);
    await web.run(
      (selector, nth) => {
        const box = document.querySelectorAll<HTMLElement>(selector)[nth];
        box?.scrollIntoView({ block: "center" });
        box?.click();
      },
      boxes,
      place,
    );
  }
  await web.until("the button to unlock", async () => !(await isLocked()));
  await web.click(accept);
  await web.until("the page to be left", async () => (await web.path()) !== "/code-of-conduct");
};

const idCheck: Flow = async (walker) => {
  const { web } = walker;
  await signIn(walker, "amira", "/legacy/id-terms");
  const { terms, capture, result } = de.idCheck;
  const own = {
    idNumber: "L01X00T471",
    firstName: "Kanarie Chidinma",
    lastName: "Kanarienvogel",
    dateOfBirth: "14.08.1991",
    cityOfBirth: "Kanarienstadt",
  } as const;
  for (const [name, value] of Object.entries(own)) await web.fill(terms.labels[name as keyof typeof own], value);
  await web.tap(terms.submit);
  await web.tap(terms.confirmed.toPhoto);
  await web.until("the camera", () => web.run(() => (document.querySelector("video")?.videoWidth ?? 0) > 0));
  await web.tap(capture.take);
  await web.heading(result.title);
  await web.until("the photo", () =>
    web.run(() => [...document.images].some(({ naturalWidth }) => naturalWidth > 100)),
  );
};

const twoTabs: Flow = async (walker) => {
  const { web, provider, base } = walker;
  await provider.ask("settings", { accessTokenSeconds: 3 });
  await signIn(walker, "amira");
  await web.heading(/Amira/);
  const one = await web.at<string>("GET", "/window");
  const { handle: two } = await web.at<{ handle: string }>("POST", "/window/new", { type: "tab" });
  const goTo = (handle: string) => web.at("POST", "/window", { handle });
  await goTo(two);
  await web.goto(`${base}/dashboard`);
  await web.heading(/Amira/);
  for (let round = 0; round < 3; round++) {
    await pause(3500);
    for (const tab of [one, two]) {
      await goTo(tab);
      await web.run(() => void setTimeout(() => location.reload(), 0));
    }
    await pause(2000);
    for (const tab of [one, two]) {
      await goTo(tab);
      await web.heading(/Amira/);
    }
  }
  const refused = (await provider.refreshes()).filter((status) => status !== 200);
  expect(`refreshes were refused: ${refused.join()}`, refused.length === 0);
  await web.tap("Abmelden");
  await goTo(one);
  await web.isAt("/auth/signin");
  await goTo(two);
  await web.at("DELETE", "/window");
  await goTo(one);
  await provider.ask("settings", { accessTokenSeconds: 900 });
};

const PAGES =
  "/dashboard /profile/overview /profile/complete /profile/contract /profile/payroll /events/apply /events/my-event /group/select /info/faq /settings /notifications /contract /legacy/my-profile /legacy/payroll-document /legacy/job-detail /legacy/task-list /onboarding/welcome /group/join".split(
    " ",
  );

const CODE_COMES_AFTER_MS = 5000;

/** The same host, from which the first script comes late; not the bundler's few lines beside it, for which WebKit waits before it draws. */
async function slowHost(base: string) {
  const server = createServer((request, response) => {
    const pass = async () => {
      const { url = "/", method = "GET" } = request;
      if (/\/assets\/index-.*\.js$/.test(url)) await pause(CODE_COMES_AFTER_MS);
      const sent = await buffer(request);
      const headers = { "content-type": request.headers["content-type"] ?? "", accept: request.headers.accept ?? "" };
      const answer = await fetch(base + url, { method, headers, ...(sent.length > 0 && { body: sent }) });
      response.writeHead(answer.status, { "content-type": answer.headers.get("content-type") ?? "" });
      response.end(Buffer.from(await answer.arrayBuffer()));
    };
    pass().catch(() => response.destroy());
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}

const typeEarly: Flow = async ({ base, openImpatient }) => {
  const host = await slowHost(base);
  const web = await openImpatient();
  try {
    await web.goto(`${host.url}/auth/create`);
    await web.heading("Konto erstellen");
    const field = await web.label("E-Mail-Adresse");
    await web.click(field);
    await web.type("konstantinhohenlohe@example.de");
    for (let presses = 0; presses < "hohenlohe@example.de".length; presses += 1) await web.press("ArrowLeft");
    const isDrawn = () => web.run(() => document.querySelector("[data-entry]") !== null);
    expect("the code was there before anything was typed", await isDrawn());
    await web.until("the code", async () => !(await isDrawn()));
    await web.type(".");
    const typed = await web.read(field, "value");
    expect(`what was typed became ${String(typed)}`, typed === people.konstantin.email);
    await web.press("Enter");
    await web.css("[autocomplete=one-time-code]");
  } finally {
    await web.close();
    host.close();
  }
};

const pages: Flow = async (walker) => {
  const { web, base } = walker;
  await signIn(walker, "amira");
  await web.heading(/Amira/);
  for (const page of PAGES) {
    await web.goto(base + page);
    await web.css("h1");
    expect(`${page} leads to the entry`, !(await web.path()).startsWith("/auth"));
    const over = await web.run(() => document.documentElement.scrollWidth - innerWidth);
    expect(`${page} scrolls sideways by ${over} px`, over <= 0);
  }
};

const joinGroup: Flow = async (walker) => {
  const { web } = walker;
  await signIn(walker, "leonie", "/group/join");
  await web.css("main input");
  expect("the group page fails", !(await web.run(() => document.body.innerText.includes("nicht geklappt"))));
};

/** Every flow, and those that the oldest engine has to do. */
export const flows = {
  webkit: {
    "sign-up to the dashboard": signUp,
    "sign-in and out": signInAndOut,
    "apply for a day": apply,
    "my event, .ics": calendarFile,
    "dialog of the group": groupDialog,
    "list of 10,000": longList,
    "code of conduct": conduct,
    "ID check, camera": idCheck,
    "two tabs, expired token": twoTabs,
    "18 pages": pages,
    "typed before the code is there": typeEarly,
  },
  wpe: { "sign-in to the dashboard": signInAndOut, "join a group": joinGroup },
} as const satisfies Record<string, Record<string, Flow>>;

/** What a page may say that is left while it still loads (A7): nobody sees it. */
const isLeaving = (line: string) => /Importing a module script failed|ResizeObserver loop completed/.test(line);

/** Walks through the flows one after the other; each is told as it ends, without a fault if it went well. */
export async function walk(
  engine: keyof typeof flows,
  { web, base, downloads, openImpatient }: Omit<Walker, "provider">,
  tell: (flow: string, seconds: number, fault: string) => void,
  only: readonly string[] = [],
): Promise<void> {
  const provider = standIn(base);
  for (const [name, flow] of Object.entries(flows[engine])) {
    if (only.length > 0 && !only.some((word) => name.includes(word))) continue;
    const began = performance.now();
    await provider.ask("reset", { startsAt: new Date().toISOString() });
    const fault = await flow({ web, base, openImpatient, downloads: path.resolve(downloads), provider }).then(
      () => "",
      async (error: Error) => `${error.message} (at ${await web.path().catch(() => "?")})`,
    );
    const said = (await web.complaints().catch(() => [])).filter((line) => !isLeaving(line));
    tell(name, (performance.now() - began) / 1000, fault || said.join(" | "));
  }
}
