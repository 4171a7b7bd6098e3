/** A sheet shows screens, not what they print: on its paper a frame keeps the look, the theme and the colours of the screen. */
export function asOnScreen({ contentDocument, contentWindow }: HTMLIFrameElement): void {
  if (!contentDocument || !contentWindow) return;
  contentDocument.documentElement.style.printColorAdjust = "exact";
  for (const { cssRules } of contentDocument.styleSheets) leaveOutPrint(cssRules);
  const matchMedia = contentWindow.matchMedia.bind(contentWindow);
  contentWindow.matchMedia = (query) => matchMedia(query === "print" ? "not all" : query);
  contentWindow.addEventListener("beforeprint", (event) => event.stopImmediatePropagation(), { capture: true });
}

/** Rules of a frame are of its own classes: what they are is told by what they have. */
type Rule = CSSRule & { media?: MediaList; cssRules?: CSSRuleList };

function leaveOutPrint(rules: CSSRuleList): void {
  for (const rule of rules as Iterable<Rule>) {
    if (rule.media?.mediaText === "print") rule.media.mediaText = "not all";
    if (rule.cssRules) leaveOutPrint(rule.cssRules);
  }
}
