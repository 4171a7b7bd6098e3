import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { renderHook } from "#tests/renderHook.ts";

beforeEach(() => void vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

const field = (autocomplete: string | null) => ({
  getAttribute: (name: string) => (name === "autocomplete" ? autocomplete : null),
});
const codeField = field("one-time-code");
const emailField = field("email");

type Change = "childList" | "characterData" | "aria-invalid";

/** A scrolled page with the heading of one screen, as far as the screen focus reads it. */
function createPage() {
  const body = field(null);
  const observed = new Map<object, { node: unknown; options: MutationObserverInit; callback: () => void }>();
  const page = {
    body,
    heading: "Anmelden" as string | null,
    hasErrors: false,
    focused: body as unknown,
    scrollY: 640,
    /** Every title, in order. */
    titles: [] as string[],
    /** A change below the body. */
    change(kind: Change, to: { heading?: string | null; hasErrors?: boolean } = {}) {
      Object.assign(page, to);
      for (const { node, options, callback } of observed.values()) {
        const isObserved = kind === "aria-invalid" ? options.attributeFilter?.includes(kind) : options[kind];
        if (node === body && options.subtree && isObserved) callback();
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
    get title() {
      return page.titles.at(-1) ?? "";
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
    readonly callback: () => void;
    constructor(callback: () => void) {
      this.callback = callback;
    }
    observe(node: unknown, options: MutationObserverInit) {
      observed.set(this, { node, options, callback: this.callback });
    }
    disconnect() {
      observed.delete(this);
    }
  }
  vi.stubGlobal("MutationObserver", Observer);
  vi.stubGlobal("window", { scrollTo: (_left: number, top: number) => (page.scrollY = top) });
  return page;
}

/** The page, and the screen focus of a freshly loaded page. */
const openPage = async () => ({ page: createPage(), ...(await import("#app/navigation/screenFocus.ts")) });

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

  test("has no prefix before the texts for errors have loaded (A6)", async () => {
    const { page, nameDocument } = await openPage();
    page.hasErrors = true;
    nameDocument();
    expect(page.titles).toEqual(["Anmelden – Gangway"]);
  });

  test.each<[string, Change]>([
    ["marked", "aria-invalid"],
    ["put in", "childList"],
  ])("marks a form with errors as soon as one is %s, and until there is none (A6)", async (_how, kind) => {
    const { page, useDocumentTitle } = await openPage();
    const plain = "Anmelden – Gangway";
    renderHook(useDocumentTitle).render((title) => `Fehler: ${title}`);
    expect(page.titles).toEqual([plain]);
    page.change(kind, { hasErrors: true });
    page.change(kind, { hasErrors: false });
    page.change(kind, { hasErrors: true });
    page.change(kind);
    expect(page.titles).toEqual([plain, `Fehler: ${plain}`, plain, `Fehler: ${plain}`]);
  });

  test("marks errors that were there before the texts (A6)", async () => {
    const { page, useDocumentTitle } = await openPage();
    page.hasErrors = true;
    renderHook(useDocumentTitle).render((title) => `Fehler: ${title}`);
    expect(page.titles).toEqual(["Fehler: Anmelden – Gangway"]);
  });

  test.each<Change>(["childList", "characterData"])(
    "follows a heading that changes on its screen by %s, and waits for the next where there is none (A3)",
    async (kind) => {
      const { page, useDocumentTitle } = await openPage();
      renderHook(useDocumentTitle).render((title) => `Fehler: ${title}`);
      page.change(kind, { heading: "Gruppe verwalten" });
      page.change(kind, { heading: null });
      expect(page.titles).toEqual(["Anmelden – Gangway", "Gruppe verwalten – Gangway"]);
    },
  );

  test("uses the language chosen last, and none after the app unmounts (A6)", async () => {
    const { page, useDocumentTitle } = await openPage();
    const { render, leave } = renderHook(useDocumentTitle);
    page.hasErrors = true;
    render((title) => `Fehler: ${title}`);
    render((title) => `Error: ${title}`);
    leave();
    page.change("childList", { hasErrors: false });
    expect(page.titles).toEqual(["Fehler: Anmelden – Gangway", "Error: Anmelden – Gangway"]);
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

describe("a step of sign-in or sign-up", () => {
  test("is not named while sign-up opens; the first one is, and takes no focus (A3)", async () => {
    const { page, useStepFocus } = await openPage();
    const { render } = renderHook(useStepFocus);
    render("opening");
    expect(page.titles).toEqual([]);
    render("entry");
    expect(page).toMatchObject({ titles: ["Anmelden – Gangway"], focused: page.body });
  });

  test("is titled and focused once, for any number of renders (A3)", async () => {
    const { page, useStepFocus } = await openPage();
    const { render } = renderHook(useStepFocus);
    render("entry");
    page.heading = "Telefonnummer";
    render("phone");
    expect(page).toMatchObject({ titles: ["Anmelden – Gangway", "Telefonnummer – Gangway"], focused: "heading" });
    page.focused = emailField;
    render("phone");
    expect(page.focused).toBe(emailField);
    expect(page.titles).toHaveLength(2);
  });
});

describe("a change within a screen", () => {
  test("is named and starts at its top, and its heading has the focus if nothing else has it (A3)", async () => {
    const { page, usePartFocus } = await openPage();
    const { render } = renderHook(usePartFocus);
    render("form");
    expect(page).toMatchObject({ titles: ["Anmelden – Gangway"], focused: "heading", scrollY: 640 });
    Object.assign(page, { heading: "Gesendet", focused: emailField });
    render("sent");
    expect(page).toMatchObject({
      titles: ["Anmelden – Gangway", "Gesendet – Gangway"],
      focused: emailField,
      scrollY: 0,
    });
  });

  test("counts once, for any number of renders (A3)", async () => {
    const { page, usePartFocus } = await openPage();
    const { render } = renderHook(usePartFocus);
    render("form");
    page.focused = page.body;
    render("form");
    expect(page).toMatchObject({ titles: ["Anmelden – Gangway"], focused: page.body });
  });

  test("without a heading takes no focus", async () => {
    const { page, usePartFocus } = await openPage();
    page.heading = null;
    renderHook(usePartFocus).render("form");
    expect(page).toMatchObject({ titles: ["Gangway"], focused: page.body });
  });
});
