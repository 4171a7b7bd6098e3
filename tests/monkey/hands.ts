import type { BrowserContext, Page } from "@playwright/test";
import { people, personIds, type PersonId } from "../../src/people/people.ts";
import { storeSession, type Provider } from "../journeys/journey.ts";
import type { Action } from "./actions.ts";
import type { Eyes } from "./eyes.ts";

export type Room = { context: BrowserContext; page: Page; provider: Provider; isOffline: boolean };

/** What anybody may write anywhere; none of it may be mistaken for a value that is missing. */
const words = [
  "",
  " ",
  "Nachtflug",
  "85356",
  "29.02.2000",
  "DE02 1203 0000 0000 2020 51",
  "48217306",
  "7:30",
  "-1",
  "<img src=x onerror=alert(1)>",
  "{count, plural, other {#}}".replaceAll(/[{}]/g, "%"),
  "\u202ekcab\u202c",
  "👩‍👩‍👧‍👦🛫",
  "Z̮̞̠͙͔ͅḀ̗̞͈̻̗Ḷ͙͎̯̹̞͓G̻O̭̗̮",
  "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft".repeat(3),
];

/** What suits the field most of the time, so that the monkey gets on, and anything else the rest of it. */
async function textFor(field: string, number: number, { provider }: Room): Promise<string> {
  const of = (from: readonly string[]) => from[Math.floor(number / 4) % from.length]!;
  if (number % 4 === 0) return of(words);
  if (field.includes("email")) return of(personIds.map((id) => people[id].email));
  if (field.includes("password")) return of(["Vorfeldbus7!", "Vorfeldbus7!", "kurz"]);
  if (field.includes("one-time-code")) return (await provider.newestCode()) ?? "000000";
  if (field.includes("tel")) return of(["0171 3920003", "+49 171 3920099", "0171 Anna"]);
  return of(words);
}

/** A page may be loaded again while it is looked at, but not again and again. */
const LOADS = 5;

/** Asks the eyes of the page that is there, or of the one that comes in its place while they are asked. */
async function look<Answer>(page: Page, question: string, loads = 0): Promise<Answer> {
  try {
    return await page.evaluate(question);
  } catch (error) {
    if (loads === LOADS || !/context was destroyed|eyes is not defined/.test(String(error))) throw error;
    await page.waitForLoadState("domcontentloaded");
    return look(page, question, loads + 1);
  }
}

export const faultsOf = (page: Page) => look<string[]>(page, "eyes.faults()");
export const drawn = (page: Page) => look<void>(page, "eyes.drawn()");
export const isBusy = (page: Page) => look<boolean>(page, "eyes.isBusy()");
const choose = (page: Page, pick: number, what: "control" | "field") =>
  look<ReturnType<Eyes["choose"]>>(page, `eyes.choose(${pick}, "${what}")`);

async function elsewhere(context: BrowserContext, does: (page: Page) => Promise<unknown>): Promise<void> {
  const tab = await context.newPage();
  await tab.goto("/outbox/api/log");
  await does(tab);
  await tab.close();
}

/** In a tab of its own, which is closed again. */
export const signInElsewhere = (context: BrowserContext, person: PersonId) =>
  elsewhere(context, (tab) => storeSession(tab, person));

/** Without a connection a step back may lead to the browser's own page, which says so; whoever is online again comes back. */
export async function leaveBrowserPage(room: Room): Promise<void> {
  if (!room.page.url().startsWith("chrome-error:")) return;
  await goOnline(room);
  await room.page.reload({ waitUntil: "domcontentloaded" });
}

async function goOnline(room: Room): Promise<void> {
  if (room.isOffline) await room.context.setOffline(false);
  room.isOffline = false;
}

/** Does it as a person would, with the browser's own mouse and keys. Answers with what was done; null: there was no way. */
export async function act(room: Room, action: Action): Promise<string | null> {
  const { page, provider, context } = room;
  switch (action.kind) {
    case "press": {
      const target = await choose(page, action.pick, "control");
      if (!target) return null;
      await page.mouse.click(target.x, target.y);
      return `presses ${target.name}`;
    }
    case "type": {
      const target = await choose(page, action.pick, "field");
      if (!target) return null;
      const text = await textFor(target.field ?? "", action.text, room);
      await page.mouse.click(target.x, target.y, { clickCount: 3 });
      await page.keyboard.insertText(text);
      return `writes ${JSON.stringify(text)} into ${target.name}`;
    }
    case "key":
      await page.keyboard.press(action.key);
      return `presses the key ${action.key}`;
    case "back":
    case "forward": {
      const isBack = action.kind === "back";
      const isPossible = await look<boolean>(page, isBack ? "navigation.canGoBack" : "navigation.canGoForward");
      if (!isPossible) return null;
      await look(page, isBack ? "history.back()" : "history.forward()");
      return `goes ${action.kind}`;
    }
    case "reload":
      // Without a connection the browser's own page would come, and this is about ours.
      await goOnline(room);
      // Another load may be under way already and win.
      await page.reload({ waitUntil: "domcontentloaded" }).catch(() => page.waitForLoadState("domcontentloaded"));
      return "is online and loads the page again";
    case "connection":
      room.isOffline = !room.isOffline;
      await context.setOffline(room.isOffline);
      return room.isOffline ? "loses the connection" : "has the connection back";
    case "sign out elsewhere":
      await goOnline(room);
      await elsewhere(context, (tab) =>
        tab.evaluate(() =>
          ["session", "accessToken", "refreshToken", "currentUser"].forEach((key) => localStorage.removeItem(key)),
        ),
      );
      return "is online and signs out in another tab";
    case "sign in elsewhere":
      await goOnline(room);
      await signInElsewhere(context, action.person);
      return `is online and signs in as ${action.person} in another tab`;
    case "fault":
      await provider.arm(action.call, action.fault);
      return `meets ${action.fault} at the next ${action.call === "*" ? "call" : action.call}`;
    case "later":
      await provider.advance(action.seconds);
      return `finds the provider ${action.seconds} s later`;
  }
}
