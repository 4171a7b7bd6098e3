import type { BrowserContext } from "@playwright/test";

/** What nobody could have followed. */
type Recorded = { faults: string[] };

/** The limits of the recorder, in milliseconds of the page's own clock. */
const limits = {
  /** What stands for less is drawn between two states. */
  stands: 300,
  /** What is said twice within this time is one thing said twice. */
  twice: 500,
  /** Two elements that take the focus within this time are one arrival. */
  focus: 50,
};

type Limits = typeof limits;
type Kind = "headings" | "titles" | "liveTexts";

/**
 * Runs in the page: every heading that takes the focus, every title and every live text, with the time for which it stood.
 * What is replaced after something came from outside (a key, a press, a focus that the app did not give, a step in the
 * history, another connection) was replaced by that; anything else is replaced by the page itself.
 */
function record({ stands, twice, focus }: Limits) {
  const report = (fault: string) =>
    (globalThis as unknown as { reportRecorded: (fault: string) => void }).reportRecorded(fault);
  const now = () => performance.now();
  let actAt = now();
  const note = () => {
    actAt = now();
  };
  const outside = ["keydown", "pointerdown", "click", "input", "change", "paste", "submit", "popstate", "pagehide"];
  for (const type of [...outside, "online", "offline", "storage", "visibilitychange"])
    window.addEventListener(type, note, { capture: true });

  type Shown = { kind: Kind; text: string; at: number };
  const begin = (kind: Kind, text: string): Shown => ({ kind, text, at: now() });
  const end = ({ kind, text, at }: Shown, after: string) => {
    const stood = now() - at;
    if (stood < stands && actAt < at)
      report(`${kind}: „${text}“ stood ${Math.round(stood)} ms, then „${after}“ (${location.pathname})`);
  };
  const textOf = (node: Node | null) => (node?.textContent ?? "").replaceAll(/[\s\u200b]+/g, " ").trim();

  // The title that the file brings names no screen yet. That of a form with errors is the same one with a word before it.
  let title: Shown | null = null;
  let errors: Shown | null = null;
  const WITH_ERRORS = "Fehler: ";
  function lookAtTitle() {
    const text = document.title;
    if (text === "Gangway" || text === (errors ?? title)?.text) return;
    const plain = text.replace(WITH_ERRORS, "");
    if (errors) end(errors, text);
    if (title && plain !== title.text) end(title, text);
    // The first one may come after the act that it waited for.
    if (plain !== title?.text) title = title ? begin("titles", plain) : { ...begin("titles", plain), at: -Infinity };
    errors = plain === text ? null : begin("titles", text);
  }

  let heading: (Shown & { element: Element }) | null = null;
  function lookAtHeading() {
    if (!heading) return;
    const { element } = heading;
    const text = element.isConnected ? textOf(element) : textOf(document.querySelector("[data-screen-heading]"));
    if (text === heading.text && element.isConnected) return;
    const before = heading;
    heading = null;
    if (text === before.text) return;
    end(before, text);
    if (element.isConnected && document.activeElement === element) heading = { ...begin("headings", text), element };
  }

  // Focus that the app gives comes from a call in the page's own world; what a person or a test focuses does not.
  let isGiven = false;
  const give = Object.getOwnPropertyDescriptor(HTMLElement.prototype, "focus")?.value as (
    this: HTMLElement,
    options?: FocusOptions,
  ) => void;
  HTMLElement.prototype.focus = function (options) {
    isGiven = true;
    try {
      give.call(this, options);
    } finally {
      isGiven = false;
    }
  };
  const nameOf = (element: Element) =>
    element.getAttribute("aria-label") ??
    (textOf(element) || (element as HTMLInputElement).labels?.[0]?.textContent) ??
    element.tagName;
  let given: { name: string; at: number } | null = null;
  document.addEventListener(
    "focusin",
    ({ target }) => {
      if (!(target instanceof Element)) return;
      if (!isGiven) note();
      const name = nameOf(target);
      // A dialog that opens by itself says what it is about, and its end leads back to the heading.
      const isDialog = target.matches("[role=dialog]");
      if (isGiven && !isDialog && given && now() - given.at < focus && actAt < given.at && name !== given.name)
        report(`focus: „${given.name}“, ${Math.round(now() - given.at)} ms later „${name}“ (${location.pathname})`);
      given = isGiven ? { name, at: now() } : null;
      lookAtRecord();
      if (target.matches("[data-screen-heading]") && target !== heading?.element)
        heading = { ...begin("headings", textOf(target)), element: target };
    },
    { capture: true },
  );

  const REGION = "[aria-live], [role=alert], [role=status], [role=log]";
  /** What each region of the page says, and whether that was heard: a polite region that comes with its text is not. */
  const regions = new Map<Element, { text: string; heard: Shown | null }>();
  /** A wait ends when it ends, and what came of it is another sentence. */
  const isWait = (text: string) => text.endsWith("…");
  /** Radix announces a notice after a zero-width space. Two notices are two events, also where they come at once. */
  const isNotice = (region: Element) => (region.textContent ?? "").startsWith("\u200b");
  let said: { text: string; stems: Set<string>; ofNotice: boolean; at: number }[] = [];
  const stemsOf = (text: string) =>
    new Set((text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, 6)));
  function hear(text: string, ofNotice: boolean): Shown {
    const stems = stemsOf(text);
    said = said.filter(({ at }) => now() - at < twice && actAt < at);
    for (const before of said) {
      const common = [...stems].filter((stem) => before.stems.has(stem)).length;
      const least = Math.min(stems.size, before.stems.size);
      const isOther = ofNotice && before.ofNotice;
      if (text === before.text || (!isOther && least > 2 && common / least > 0.6))
        report(`said twice: „${before.text}“ and „${text}“ (${location.pathname})`);
    }
    if (!isWait(text)) said.push({ text, stems, ofNotice, at: now() });
    return begin("liveTexts", text);
  }
  const silence = (heard: Shown | null, text: string) => heard && !isWait(heard.text) && end(heard, text);
  function lookAtRegions() {
    for (const [region, { heard }] of regions)
      if (!region.isConnected) {
        regions.delete(region);
        silence(heard, "");
      }
    for (const region of document.querySelectorAll(REGION)) {
      const before = regions.get(region);
      const text = textOf(region);
      if (before?.text === text) continue;
      silence(before?.heard ?? null, text);
      const isLive = region.getAttribute("aria-live") !== "off";
      const isHeard = isLive && text !== "" && (before !== undefined || region.getAttribute("role") === "alert");
      regions.set(region, { text, heard: isHeard ? hear(text, isNotice(region)) : null });
    }
  }

  // What was pressed and has the focus again acts on what it was pressed for: the record of its row, or the day that stands
  // before it, if the question that it opened names that day.
  type Pressed = { name: string; row: string; day: string; isAsked: boolean };
  const pressed = new WeakMap<Element, Pressed>();
  let last: Pressed | null = null;
  const MONTHS = ["Januar", "Februar", "März", "April", "Mai", "Juni", "Juli"];
  MONTHS.push("August", "September", "Oktober", "November", "Dezember");
  /** Every day that a text names, as `11.12.` */
  const daysIn = (text: string): string[] =>
    [...text.matchAll(/(\d{1,2})\.(?:(\d{2})\.|\s(\p{L}+) \d{4})/gu)].map(([, day = "", month, word = ""]) => {
      const at = month ?? String(MONTHS.indexOf(word) + 1).padStart(2, "0");
      return `${day.padStart(2, "0")}.${at}.`;
    });
  function pressedAt(control: Element): Pressed {
    const row = control.closest("li, tr, article, [role=row], [role=listitem]");
    const texts =
      row &&
      document.createTreeWalker(row, NodeFilter.SHOW_TEXT, ({ textContent }) =>
        textContent?.trim() ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_SKIP,
      );
    const before = document.createRange();
    before.setStart(control.closest("main") ?? control, 0);
    before.setEndBefore(control);
    const day = row ? "" : (daysIn(before.toString()).at(-1) ?? "");
    return { name: nameOf(control), row: textOf(texts?.nextNode() ?? null), day, isAsked: false };
  }
  document.addEventListener(
    "click",
    ({ target }) => {
      const control = target instanceof Element ? target.closest("main button, main a[href]") : null;
      if (!control) return;
      last = pressedAt(control);
      pressed.set(control, last);
    },
    { capture: true },
  );
  function lookAtRecord() {
    const question = document.querySelector("[role=dialog]");
    if (question && last && daysIn(textOf(question)).includes(last.day)) last.isAsked = true;
    const control = document.activeElement;
    const before = control && pressed.get(control);
    if (question || !before || nameOf(control) !== before.name) return;
    const { row, day } = pressedAt(control);
    const [was, is] = before.row ? [before.row, row] : before.isAsked ? [before.day, day] : [];
    if (was === is || !is) return;
    pressed.delete(control);
    report(`acts on another: „${before.name}“ of „${was}“, now of „${is}“ (${location.pathname})`);
  }

  new MutationObserver(() => {
    lookAtTitle();
    lookAtHeading();
    lookAtRegions();
    lookAtRecord();
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
}

/** Records in every page of a browser, from its first script on. */
export async function recordIn(context: BrowserContext): Promise<Recorded> {
  const recorded: Recorded = { faults: [] };
  await context.exposeBinding("reportRecorded", (_source, fault: string) => recorded.faults.push(fault));
  await context.addInitScript(record, limits);
  return recorded;
}
