import { isSeen } from "./onScreen.ts";

const CONTROLS =
  'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="button"], [role="checkbox"], [role="option"], [role="switch"], [role="tab"]';

/** Everything that can be pressed or typed into and can be seen; what lies inside another control belongs to that. */
export const controlsIn = (root: Element): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>(CONTROLS)].filter(
    (control) => isSeen(control) && !control.parentElement?.closest(CONTROLS) && !isCopyForForms(control),
  );

/** Beside a drawn checkbox stands the browser's own, for the form alone. */
const isCopyForForms = (control: HTMLElement) => control.ariaHidden === "true" && control.tabIndex < 0;

/** The places where Tab stops: of radio buttons the chosen one, else the first. */
export function tabStopsIn(root: Element): HTMLElement[] {
  const groups = new Set<string>();
  return [...root.querySelectorAll<HTMLElement>(`${CONTROLS}, [tabindex]`)].filter((stop) => {
    if (stop.tabIndex < 0 || stop.matches(":disabled, [inert] *") || handsOn(stop)) return false;
    if (!stop.checkVisibility({ visibilityProperty: true })) return false;
    if (!(stop instanceof HTMLInputElement) || stop.type !== "radio") return true;
    const chosen = root.querySelector(`input[type="radio"][name="${CSS.escape(stop.name)}"]:checked`);
    if (chosen ? chosen !== stop : groups.has(stop.name)) return false;
    groups.add(stop.name);
    return true;
  });
}

/** At the edges of a list of notices and of a dialog stands a stop without content that passes the focus on. */
const handsOn = (stop: HTMLElement) => stop.matches("span:empty");
