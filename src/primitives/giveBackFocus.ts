/** To what had the focus before; to the heading where that has gone, or where nothing had it. */
export function giveBackFocus(before: EventTarget | null): void {
  const isThere = before instanceof HTMLElement && before.isConnected && before !== document.body;
  const to = isThere ? before : document.querySelector<HTMLElement>("[data-screen-heading]");
  to?.focus();
}
