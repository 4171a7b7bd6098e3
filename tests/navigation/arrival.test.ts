import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { drawn } from "#tests/drawn.ts";

beforeEach(() => void vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

const field = (autocomplete: string | null) => ({
  getAttribute: (name: string) => (name === "autocomplete" ? autocomplete : null),
});
const codeField = field("one-time-code");
const emailField = field("email");

type Change = "childList" | "aria-invalid";

/** A page that was scrolled down, with the heading of one screen, as far as an arrival looks at it. */
function createPage() {
  const body = field(null);
  const observed = new Map<object, { node: unknown; options: MutationObserverInit; look: () => void }>();
  const page = {
    body,
    heading: "Anmelden" as string | null,
    hasErrors: false,
    focused: body as unknown,
    scrollY: 640,
    /** Every title, in the order in which it was given. */
    titles: [] as string[],
    /** Something changes below the body. */
    change(kind: Change, to: { heading?: string; hasErrors?: boolean } = {}) {
      Object.assign(page, to);
      for (const { node, options, look } of observed.values()) {
        const isAsked = kind === "childList" ? options.childList : options.attributeFilter?.includes(kind);
        if (node === body && options.subtree && isAsked) look();
      }
    },
  };
  const heading = {
    get textContent() {
      return page.heading;
    },
    focus({ preventScroll = false }: FocusOptions = {}) {
      page.focused = "heading";
      if (!preventScroll) page.scrollY = 0;
    },
  };
  const found = new Map<string, () => unknown>([
    ["[data-screen-heading]", () => (page.heading === null ? null : heading)],
    ['[aria-invalid="true"]', () => (page.hasErrors ? emailField : null)],
  ]);
  vi.stubGlobal("document", {
    body,
    get activeElement() {
      return page.focused;
    },
    set title(title: string) {
      page.titles.push(title);
    },
    querySelector(selector: string) {
      const find = found.get(selector);
      if (!find) throw new DOMException(`${selector} finds nothing here`, "SyntaxError");
      return find();
    },
  });
  class Observer {
    readonly look: () => void;
    constructor(look: () => void) {
      this.look = look;
    }
    observe(node: unknown, options: MutationObserverInit) {
      observed.set(this, { node, options, look: this.look });
    }
    disconnect() {
      observed.delete(this);
    }
  }
  vi.stubGlobal("MutationObserver", Observer);
  return page;
}

/** The page, and the arrivals as a page that was just loaded has them. */
const openPage = async () => ({ page: createPage(), ...(await import("#app/navigation/arrival.ts")) });

describe("the title", () => {
  test.each([
    ["Passwort festlegen", "Passwort festlegen – Gangway"],
    ["\n  Anmelden ", "Anmelden – Gangway"],
    ["Gangway", "Gangway"],
    [" ", "Gangway"],
    [null, "Gangway"],
  ])("of a screen with the heading %j is %j (A3)", async (heading, title) => {
    const { page, nameDocument } = await openPage();
    page.heading = heading;
    nameDocument();
    expect(page.titles).toEqual([title]);
  });

  test("is the plain one while the words for errors are not there (A6)", async () => {
    const { page, nameDocument } = await openPage();
    page.hasErrors = true;
    nameDocument();
    expect(page.titles).toEqual(["Anmelden – Gangway"]);
  });

  test.each<[string, Change]>([
    ["marked", "aria-invalid"],
    ["put in", "childList"],
  ])("says that a form has errors as soon as one is %s, and until there is none (A6)", async (_how, kind) => {
    const { page, useErrorTitle } = await openPage();
    drawn(useErrorTitle).draw((title) => `Fehler: ${title}`);
    expect(page.titles).toEqual([]);
    page.change(kind, { hasErrors: true });
    expect(page.titles).toEqual(["Fehler: Anmelden – Gangway"]);
    page.change(kind, { hasErrors: false });
    expect(page.titles).toEqual(["Fehler: Anmelden – Gangway", "Anmelden – Gangway"]);
    page.change(kind, { hasErrors: true });
    expect(page.titles).toHaveLength(3);
  });

  test("says so of errors that were there before the words (A6)", async () => {
    const { page, useErrorTitle } = await openPage();
    page.hasErrors = true;
    drawn(useErrorTitle).draw((title) => `Fehler: ${title}`);
    expect(page.titles).toEqual(["Fehler: Anmelden – Gangway"]);
  });

  test("waits for the arrival when a heading changes without errors coming or going (A3)", async () => {
    const { page, useErrorTitle } = await openPage();
    drawn(useErrorTitle).draw((title) => `Fehler: ${title}`);
    page.change("childList", { heading: "Telefonnummer" });
    expect(page.titles).toEqual([]);
  });

  test("speaks the language that was chosen last, and no more when the app has gone (A6)", async () => {
    const { page, useErrorTitle } = await openPage();
    const { draw, leave } = drawn(useErrorTitle);
    draw((title) => `Fehler: ${title}`);
    page.change("childList", { hasErrors: true });
    draw((title) => `Error: ${title}`);
    expect(page.titles).toEqual(["Fehler: Anmelden – Gangway", "Error: Anmelden – Gangway"]);
    leave();
    page.change("childList", { hasErrors: false });
    expect(page.titles).toHaveLength(2);
  });
});

describe("the focus", () => {
  test.each([
    ["goes to the heading from another field", emailField, "heading"],
    ["goes to the heading from a field without a purpose", field(null), "heading"],
    ["goes to the heading where nothing can have it", null, "heading"],
    ["stays in the field for a code", codeField, codeField],
  ])("%s, and the page stays where it was scrolled to (A3, VA-034)", async (_what, before, after) => {
    const { page, focusHeading } = await openPage();
    page.focused = before;
    focusHeading();
    expect([page.focused, page.scrollY]).toEqual([after, 640]);
  });

  test("stays where it is on a screen without a heading", async () => {
    const { page, focusHeading } = await openPage();
    Object.assign(page, { heading: null, focused: emailField });
    focusHeading();
    expect(page.focused).toBe(emailField);
  });
});

describe("a step of the way in", () => {
  test("is not named while the way in opens; the first one is, and takes no focus (A3)", async () => {
    const { page, useStepArrival } = await openPage();
    const { draw } = drawn(useStepArrival);
    draw("opening");
    expect(page.titles).toEqual([]);
    draw("entry");
    expect(page).toMatchObject({ titles: ["Anmelden – Gangway"], focused: page.body });
  });

  test("is named and has the focus once, however often it is drawn (A3)", async () => {
    const { page, useStepArrival } = await openPage();
    const { draw } = drawn(useStepArrival);
    draw("entry");
    page.heading = "Telefonnummer";
    draw("phone");
    expect(page).toMatchObject({ titles: ["Anmelden – Gangway", "Telefonnummer – Gangway"], focused: "heading" });
    page.focused = emailField;
    draw("phone");
    expect(page.focused).toBe(emailField);
    expect(page.titles).toHaveLength(2);
  });
});

describe("a change within a screen", () => {
  test("is named, and its heading has the focus if nothing else has it (A3)", async () => {
    const { page, useArrival } = await openPage();
    const { draw } = drawn(useArrival);
    draw("form");
    expect(page).toMatchObject({ titles: ["Anmelden – Gangway"], focused: "heading", scrollY: 640 });
    Object.assign(page, { heading: "Gesendet", focused: emailField });
    draw("sent");
    expect(page).toMatchObject({ titles: ["Anmelden – Gangway", "Gesendet – Gangway"], focused: emailField });
  });

  test("is one only once, however often it is drawn (A3)", async () => {
    const { page, useArrival } = await openPage();
    const { draw } = drawn(useArrival);
    draw("form");
    page.focused = page.body;
    draw("form");
    expect(page).toMatchObject({ titles: ["Anmelden – Gangway"], focused: page.body });
  });

  test("without a heading takes no focus", async () => {
    const { page, useArrival } = await openPage();
    page.heading = null;
    drawn(useArrival).draw("form");
    expect(page).toMatchObject({ titles: ["Gangway"], focused: page.body });
  });
});
