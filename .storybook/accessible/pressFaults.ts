import { REGIONS } from "./regionFaults.ts";

const OFF = "button[aria-disabled=true]:not([role], [tabindex='-1'])";

const isShown = (element: Element) =>
  element.getClientRects().length > 0 && element.closest("[aria-hidden=true], [inert], [data-workbench]") === null;

const isSaid = ({ target, addedNodes }: MutationRecord) =>
  (target instanceof Element ? target : target.parentElement)?.closest(`:is(${REGIONS}):not([aria-live=off])`) !==
    null && (addedNodes.length === 0 ? target : [...addedNodes].at(-1))?.textContent !== "";

/** By then React has drawn what an event changes. */
const nextTask = () =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener("message", resolve, { once: true });
    port1.start();
    port2.postMessage(null);
  });

/** Enter in a field presses the button that sends; either is answered by a live text or by the focus (WCAG 4.1.3). */
async function isAnswered(button: HTMLElement): Promise<boolean> {
  const changes: MutationRecord[] = [];
  const observer = new MutationObserver((seen) => changes.push(...seen));
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  const before = document.activeElement;
  button.click();
  await nextTask();
  observer.disconnect();
  return changes.some(isSaid) || document.activeElement !== before;
}

/** Buttons that are off and do not answer who presses them. */
export async function pressFaults(root: ParentNode): Promise<string[]> {
  const faults: string[] = [];
  // What an earlier press has said is over.
  window.dispatchEvent(new KeyboardEvent("keydown"));
  await nextTask();
  for (const button of [...root.querySelectorAll<HTMLElement>(OFF)].filter(isShown))
    if (!(await isAnswered(button))) faults.push(`button „${button.textContent}“ is off, and its press says nothing`);
  return faults;
}
