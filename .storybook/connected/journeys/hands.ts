import { expect, screen, type userEvent, waitFor, within } from "storybook/test";
import type { CallName } from "#app/client/calls.ts";
import type { Message } from "#app/sandbox/database/records.ts";
import { appIn, databaseIn } from "../connectedStory.tsx";
import { isBeside } from "./beside.ts";
import type { Told } from "./run.ts";

type Place = Pick<typeof screen, "getAllByLabelText">;
type Role = "button" | "checkbox" | "dialog" | "heading" | "img" | "listitem" | "option" | "radio";
type User = Pick<typeof userEvent, "click" | "clear" | "type" | "selectOptions">;
/** Storybook's own step, with what the list of steps and the map of the journey tell of it. */
type Step = (label: string, act: () => Promise<void> | void, told?: Told) => Promise<void> | void;
type Context = { loaded: Record<string, unknown>; userEvent: User; step: Step };

/** A dialog that is still opening takes no press either. */
const isFree = (element: HTMLElement) =>
  element.getAttribute("aria-disabled") !== "true" &&
  !element.matches(":disabled, [readonly]") &&
  getComputedStyle(element).pointerEvents !== "none";

/** No further than it takes; a bar that sticks below the screen's end rises only at the end of the page. */
function bringIntoSight(element: HTMLElement): void {
  element.scrollIntoView({ block: "nearest", behavior: "instant" });
  if (element.closest("[data-dock]") && element.getBoundingClientRect().bottom > window.innerHeight)
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" });
}

/** The first that can be pressed, as soon as there is one; met twice, since a screen that is drawn anew takes no press. */
function free(find: () => HTMLElement[]): Promise<HTMLElement> {
  let met: HTMLElement | undefined;
  return waitFor(() => {
    const before = met;
    met = find().find((one) => isFree(one) && !isBeside(one));
    if (!met || met !== before) throw new Error("Nothing here can be pressed.");
    return met;
  });
}

/** Something with this role and name, as soon as it is there. */
export const seen = async (role: Role, name: RegExp): Promise<HTMLElement> =>
  (await screen.findAllByRole(role, { name }))[0]!;

const entries = (words: string | RegExp) =>
  screen.getAllByRole("listitem").filter((one) => one.textContent.match(words) && !isBeside(one));

/** The entry of a list in which these words stand. */
export const entry = (words: string | RegExp): Promise<HTMLElement> => free(() => entries(words));

/** Looks again until it is so: a screen may be drawn anew between finding and asserting. */
const shows = (find: () => HTMLElement[]) =>
  waitFor(() => expect(find().find((one) => !isBeside(one))).toBeInTheDocument());

export const sees = (role: Role, name: RegExp) => shows(() => screen.getAllByRole(role, { name }));
export const seesField = (label: RegExp) => shows(() => screen.getAllByLabelText(label));
/** Scrolls until an entry can be seen whole. */
export const showEntry = async (words: string | RegExp): Promise<void> => bringIntoSight(await entry(words));

export const seesEntry = (words: string | RegExp) => shows(() => entries(words));

/** Waits until the provider has been called for this so many times. */
export const called = (context: Pick<Context, "loaded">, call: CallName, times = 1): Promise<void> =>
  waitFor(() =>
    expect(databaseIn(context).log.filter((each) => each.call === call).length).toBeGreaterThanOrEqual(times),
  );

/** What was sent last to an address or a number, as soon as it is there. */
export const sent = (context: Pick<Context, "loaded">, to: string, part: "code" | "link"): Promise<string> =>
  waitFor(() => {
    const has = (message: Message) => message.to === to && message[part] !== null;
    const found = appIn(context).mailbox.getState().find(has)?.[part];
    if (!found) throw new Error(`No ${part} for ${to}.`);
    return found;
  });

/** What the person of a journey does at the screen. */
export function handsOf({ userEvent: user, step }: Context) {
  const field = (label: RegExp, place: Place) =>
    free(() => place.getAllByLabelText(label, { selector: "input, select, textarea" }));
  /** Waits for something that can be pressed; in a dialog, an entry of a list, … or anywhere. */
  const ready = (role: Role, name: RegExp, place?: HTMLElement) =>
    free(() => (place ? within(place) : screen).getAllByRole(role, { name }));
  const press = async (role: Role, name: RegExp, place?: HTMLElement) => {
    const control = await ready(role, name, place);
    bringIntoSight(control);
    await user.click(control);
  };
  const button = (name: RegExp) => press("button", name);
  /** Replaces what stands in a field. */
  const write = async (label: RegExp, words: string, place: Place = screen) => {
    await user.clear(await field(label, place));
    await user.type(await field(label, place), words);
  };
  const choose = async (label: RegExp, option: RegExp) =>
    user.selectOptions(await field(label, screen), await ready("option", option));
  /** Types the beginning of a choice and takes it from the list. */
  const pick = async (label: RegExp, words: string) => {
    await write(label, words);
    await press("option", new RegExp(`^${words}$`));
  };
  return { step, ready, press, button, write, choose, pick };
}

export type Hands = ReturnType<typeof handsOf>;
