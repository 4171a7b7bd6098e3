const NEVER = "not all";

/** Conditions as CSS spells them, `forced-colors: active`, and whether they are to hold. */
export type Pretence = Record<string, boolean>;

/**
 * Makes the media queries of this page answer as if the device were another one. Only queries that ask for nothing but
 * one of the conditions are turned. The answer turns them back.
 */
export function pretendMedia(pretence: Pretence, sheets: Iterable<CSSStyleSheet> = document.styleSheets): () => void {
  const turned: [CSSMediaRule, string][] = [];
  for (const sheet of sheets)
    eachMedia(sheet.cssRules, (rule) => {
      const matches = pretence[rule.media.mediaText.replaceAll(/[()]/g, "").trim()];
      if (matches === undefined) return;
      turned.push([rule, rule.media.mediaText]);
      rule.media.mediaText = matches ? "all" : NEVER;
    });
  return () => turned.forEach(([rule, text]) => (rule.media.mediaText = text));
}

function eachMedia(rules: CSSRuleList, turn: (rule: CSSMediaRule) => void) {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) turn(rule);
    if ("cssRules" in rule) eachMedia(rule.cssRules as CSSRuleList, turn);
  }
}
