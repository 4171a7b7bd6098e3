import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { calls, type CallName } from "#app/client/calls.ts";
import { wordsInPlace } from "./invariants.ts";
import { openApp, type OpenApp } from "./openApp.ts";
import { holdTime, settle } from "./settle.ts";
import { sample } from "./sample.ts";
import { situations } from "./situations.ts";

/** The countries are retried at their field, which takes the focus; a link that cannot be checked leads to a new one. */
const WITHOUT_BUTTON: readonly CallName[] = ["getCountries", "validateResetToken"];

/** Each screen that loads something, with the call whose failure it says. */
const screens = situations
  .filter(({ call, act, after, says }) => calls[call].method === "GET" && !act && !after && says !== null)
  .filter(({ call }) => !WITHOUT_BUTTON.includes(call));

const kinds = ["server-error", "maintenance"] as const;

const cases = screens.flatMap((screen) => kinds.map((kind) => ({ ...screen, kind })));

function retryButton(): HTMLElement {
  const buttons = [...document.querySelectorAll<HTMLElement>("main button")].filter((found) => found.checkVisibility());
  const found = buttons.find(({ innerText }) => innerText.trim() === "Noch einmal versuchen");
  if (!found) throw new Error(`Nothing to retry with: ${buttons.map(({ innerText }) => innerText).join(" | ")}`);
  return found;
}

/** The lines of the page without those of the button, which says what it does. */
const linesWithout = (button: HTMLElement) =>
  wordsInPlace()
    .split("\n")
    .filter((line) => line.trim() !== "" && !button.innerText.includes(line.trim()));

describe.each(sample(cases, 3))("$call on $path, $kind", ({ call, kind, path, person, as, procedures, prepare }) => {
  let app: OpenApp;
  beforeEach(() => void holdTime());
  afterEach(() => app.close());

  test("what is shown stays while it is loaded again, and the focus", async () => {
    let gate = Promise.resolve();
    const arrival = { path, person, ...(as && { as }), ...(procedures && { procedures }) };
    app = await openApp({ ...arrival, onAnswer: async (_, answer) => (await gate, answer) }, [
      { call, kind, times: Infinity },
    ]);
    await prepare?.(app);
    await settle();
    const button = retryButton();
    const before = linesWithout(button);

    let open = () => {};
    gate = new Promise((done) => (open = done));
    await userEvent.click(button);
    await settle({ seconds: 2 });
    expect(document.activeElement).toBe(button);
    expect(button.ariaBusy).toBe("true");
    expect(linesWithout(button)).toEqual(before);
    expect(document.querySelector("main :is([data-loading], [class*='animate-pulse'])")).toBeNull();

    open();
    await settle();
    expect(document.activeElement).toBe(button);
    expect(linesWithout(button)).toEqual(before);

    app.change((database) => void (database.faults = []));
    await userEvent.click(button);
    await settle();
    expect(button.isConnected).toBe(false);
    expect(document.activeElement).toBe(document.querySelector("[data-screen-heading]"));
  });
});
