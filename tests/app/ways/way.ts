import { expect, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { people, type PersonId } from "#src/people/people.ts";
import { authPage } from "#stories/support/authPage.ts";
import { openApp, type OpenApp } from "../openApp.ts";
import { BUSY, holdTime, screenHeading, settle as settleApp } from "../settle.ts";
import { button, fill } from "../situation.ts";
import { de } from "./copy.ts";
import { wordsInPlace } from "../invariants.ts";

/** All code is there, so that little can come after the page seems to wait for nothing. */
export const settle = (options: { seconds?: number; atLeast?: number } = {}): Promise<void> =>
  settleApp({ ...options, calm: 2 });

let app: OpenApp | undefined;

const headingsIn = (nodes: NodeList): Element[] =>
  [...nodes]
    .filter((node) => node instanceof Element && !node.querySelector(BUSY))
    .flatMap((screen) => [...(screen as Element).querySelectorAll("[data-screen-heading]")]);

/** The address at which each screen was drawn, by its heading. */
const drawnAt = new WeakMap<Element, string>();
/** Titles of screens that were drawn anew at the same address: a press that was under way there is lost. */
const drawnTwice: string[] = [];
const watcher = new MutationObserver((changes) => {
  const added = changes.flatMap(({ addedNodes }) => headingsIn(addedNodes));
  for (const heading of added) drawnAt.set(heading, location.pathname);
  const titles = added.map(({ textContent }) => textContent);
  for (const heading of changes.flatMap(({ removedNodes }) => headingsIn(removedNodes))) {
    const { textContent: title } = heading;
    // The entry is there before the code of the sign-in, which takes over what was typed and pressed.
    const isSame = drawnAt.get(heading) === location.pathname && title !== de.auth.entry.title;
    if (isSame && titles.includes(title)) drawnTwice.push(title);
  }
});

/** The app at the beginning of a way, with all that it loads. */
export async function begin(...opening: Parameters<typeof openApp>): Promise<OpenApp> {
  holdTime();
  app = await openApp(...opening);
  await settle();
  watcher.observe(document.body, { childList: true, subtree: true });
  return app;
}

export function end(): void {
  watcher.disconnect();
  app?.close();
  app = undefined;
  vi.restoreAllMocks();
  expect(drawnTwice.splice(0)).toEqual([]);
}

/** Presses what has this name, and waits for what comes of it. */
export async function go(name: string | RegExp): Promise<void> {
  await userEvent.click(button(name));
  await settle();
}

/** The same in the dialog that is open; `twice`: as somebody does who is in a hurry. */
export async function answerWith(name: string | RegExp, { twice = false } = {}): Promise<void> {
  const target = page.getByRole("dialog").getByRole("button", { name });
  await (twice ? userEvent.dblClick(target) : userEvent.click(target));
  await settle();
}

/** As the entry asks for it. */
export async function signIn(person: PersonId): Promise<void> {
  const auth = authPage({ fill, press: go });
  await auth.email.enter(people[person].email);
  await auth.password.enter(people[person].password);
}

export const back = () => go("Zurück");

/** What a link or the browser does within the page. */
export async function follow(path: string): Promise<void> {
  history.pushState({}, "", path);
  await settle();
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, " ");

/** A text of the catalogue as a page shows it: any value in the place of each placeholder. */
export const asShown = (text: string): RegExp =>
  new RegExp(
    oneLine(text)
      .split(/\{[^}]*\}/)
      .map((part) => part.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`))
      .join(".+"),
  );

export const isAt = (path: string): void => expect(location.pathname + location.search).toBe(path);
export const title = (): string => oneLine(screenHeading()?.innerText ?? "");
/** In place, not only in a notice. */
export const says = (text: string): void => expect(oneLine(wordsInPlace())).toMatch(asShown(text));
export const saysNot = (text: string): void => expect(oneLine(wordsInPlace())).not.toMatch(asShown(text));
export const dialogs = (): number => page.getByRole("dialog").elements().length;
export const notices = (tone: "error" | "success"): string[] =>
  [...document.querySelectorAll<HTMLElement>(`[data-tone=${tone}]`)].map((notice) => oneLine(notice.innerText));
export const focused = (): string => document.activeElement?.textContent ?? "";
/** A notice lies over what is below it for a while. */
export const noticesPass = () => settle({ atLeast: 10 });

/** Reads the code of conduct to its end and agrees to all of it. */
export async function tickAll(): Promise<void> {
  const boxes = () => page.getByRole("checkbox").elements() as HTMLElement[];
  // The text is fetched with the screen.
  await vi.waitFor(() => expect(boxes()).toHaveLength(5));
  for (const box of boxes()) box.click();
  window.scrollTo(0, document.documentElement.scrollHeight);
  await settle();
}
