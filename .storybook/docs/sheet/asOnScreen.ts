/** Disables print styles in a frame: a printed sheet shows the screens as on screen. */
export function asOnScreen({ contentDocument, contentWindow, title }: HTMLIFrameElement): void {
  if (!contentDocument || !contentWindow) return;
  contentDocument.documentElement.style.printColorAdjust = "exact";
  for (const { cssRules } of contentDocument.styleSheets) leaveOutPrint(cssRules);
  if (!/fokus/i.test(title)) hideFocus(contentDocument);
  const matchMedia = contentWindow.matchMedia.bind(contentWindow);
  contentWindow.matchMedia = (query) => matchMedia(query === "print" ? "not all" : query);
  // The screen's own listener was there before and cannot be stopped: it is told at once that printing is over.
  contentWindow.addEventListener("beforeprint", () => contentWindow.dispatchEvent(new Event("afterprint")));
}

/** Where a play has left the focus and a selection; a state that is about them keeps them. */
function hideFocus(page: Document): void {
  const style = page.createElement("style");
  style.textContent = `@media print {
    :focus-visible, :focus-within { outline-color: transparent !important; }
    ::selection { background: none; color: inherit; }
  }`;
  page.head.append(style);
}

/** `instanceof` fails across frames: rules are recognised by their properties. */
type Rule = CSSRule & { media?: MediaList; cssRules?: CSSRuleList };

function leaveOutPrint(rules: CSSRuleList): void {
  for (const rule of rules as Iterable<Rule>) {
    if (rule.media?.mediaText === "print") rule.media.mediaText = "not all";
    if (rule.cssRules) leaveOutPrint(rule.cssRules);
  }
}
