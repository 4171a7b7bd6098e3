/** A place to press or to type, in pixels of the window, with what it is called. */
export type Target = { x: number; y: number; name: string; field: string | null };

export type Eyes = {
  /** What no page may be like. */
  faults: () => string[];
  /** The enabled control, or field, that a number chooses among those that can be reached. */
  choose: (pick: number, what: "control" | "field") => Target | null;
  /** Resolves when the page has drawn what it knows. */
  drawn: () => Promise<void>;
  /** The page says that something is under way. */
  isBusy: () => boolean;
};

/** A script for a page that looks at it. Needs nothing from outside its own text. */
export function openEyes(): void {
  const FIELD = "input:not([type=checkbox],[type=radio],[type=file],[type=hidden],[type=date]), textarea";
  const CONTROL = `a[href], button, input, select, textarea, summary, [tabindex="0"][role]`;

  const all = (selector: string, place: ParentNode = document) => [...place.querySelectorAll<HTMLElement>(selector)];
  const oneLine = (text: string) => text.replace(/\s+/g, " ").trim().slice(0, 60);

  const isUsable = (element: HTMLElement) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    !element.matches(":disabled, [aria-disabled=true]") &&
    !element.closest("[inert], [aria-hidden=true]");

  const usable = (selector: string) => {
    const dialog = document.querySelector(":modal");
    return all(selector, dialog ?? document).filter(isUsable);
  };

  function nameOf(element: HTMLElement): string {
    const labelledBy = (element.getAttribute("aria-labelledby") ?? "").split(" ");
    const said = labelledBy.map((id) => (id && document.getElementById(id)?.innerText) || "").join(" ");
    const label = (element as HTMLInputElement).labels?.[0]?.innerText;
    const words = said.trim() || element.getAttribute("aria-label") || label || element.innerText || element.title;
    return `${element.getAttribute("role") ?? element.tagName.toLowerCase()} "${oneLine(words || element.id)}"`;
  }

  function hash(text: string): number {
    let value = 0x811c9dc5;
    for (const sign of text) value = Math.imul(value ^ sign.codePointAt(0)!, 0x01000193);
    value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
    return (value ^ (value >>> 13)) >>> 0;
  }

  function placeOf(element: HTMLElement): { x: number; y: number } | null {
    element.scrollIntoView({ block: "center", inline: "center" });
    const shown = (element as HTMLInputElement).labels?.[0];
    for (const part of shown ? [element, shown] : [element]) {
      const { left, top, width, height } = part.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const met = document.elementFromPoint(x, y);
      if (met && (part.contains(met) || met.contains(part))) return { x, y };
    }
    return null;
  }

  function choose(pick: number, what: "control" | "field"): Target | null {
    const times = new Map<string, number>();
    const found = usable(what === "field" ? FIELD : CONTROL).map((element) => {
      const name = nameOf(element);
      const time = (times.get(name) ?? 0) + 1;
      times.set(name, time);
      return { element, name: time > 1 ? `${name} (${time})` : name };
    });
    const ranked = found
      .map((one) => ({ ...one, rank: hash(`${pick} ${one.name}`) }))
      .toSorted((a, b) => a.rank - b.rank);
    for (const { element, name } of ranked.slice(0, 6)) {
      const place = placeOf(element);
      const { type, inputMode, autocomplete } = element as HTMLInputElement;
      const field = element.matches(FIELD) ? [type, inputMode, autocomplete].join(" ") : null;
      if (place) return { ...place, name, field };
    }
    return null;
  }

  function faults(): string[] {
    const words = document.body.innerText.trim();
    const nonsense = /undefined|\bNaN\b|\bnull\b|\[object|\{\w+[,}]/.exec(document.body.innerText);
    const { scrollWidth, clientWidth } = document.documentElement;
    return [
      ...(words ? [] : ["blank page"]),
      ...(usable(CONTROL).length > 0 ? [] : ["dead end: nothing to press and no field"]),
      ...(nonsense ? [`nonsense on the page: ${nonsense[0]}`] : []),
      ...(scrollWidth > clientWidth ? [`wider than the screen: ${scrollWidth} of ${clientWidth} px`] : []),
    ];
  }

  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const eyes: Eyes = {
    faults,
    choose,
    drawn: async () => {
      await frame();
      await frame();
    },
    isBusy: () => document.querySelector("[aria-busy=true]") !== null,
  };
  Object.assign(globalThis, { eyes });
}
