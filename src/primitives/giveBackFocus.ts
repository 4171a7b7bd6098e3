/** To the previously focused element; to the heading if that is gone, or nothing was focused. */
export function giveBackFocus(before: EventTarget | null): void {
  const isThere = before instanceof HTMLElement && before.isConnected && before !== document.body;
  const to = isThere ? before : document.querySelector<HTMLElement>("[data-screen-heading]");
  to?.focus();
}
