import { REGIONS } from "./regionFaults.ts";

/** By then React has rendered the changes of an event. */
const nextTask = () =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener("message", resolve, { once: true });
    port1.start();
    port2.postMessage(null);
  });

const elementOf = (node: Node) => (node instanceof Element ? node : node.parentElement);

function textOf({ target, addedNodes }: MutationRecord): string {
  const region = elementOf(target)?.closest(REGIONS);
  if (!region || region.closest("[aria-live=off]")) return "";
  return [...(addedNodes.length > 0 ? addedNodes : [target])].map(({ textContent }) => textContent ?? "").join("");
}

/** Texts that live regions announce after an action, in order. */
export async function announcementsOf(act: () => void): Promise<string[]> {
  const changes: MutationRecord[] = [];
  const observer = new MutationObserver((records) => changes.push(...records));
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  act();
  // The result of an asynchronous validation is rendered a task later.
  for (let task = 0; task < 3; task += 1) await nextTask();
  observer.disconnect();
  return changes.map(textOf).filter((text) => /[^\s\u200b]/.test(text));
}
