import axe, { type RunOptions } from "axe-core";

/** What every story is judged by, in the panel of the workbench as in tests. */
export const axeOptions: RunOptions = {
  runOnly: { type: "tag", values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"] },
  // Storybook's own frame is no landmark.
  rules: { region: { enabled: false } },
};

/** What depends on colours alone; everything else is the same in both themes and judged once. */
const coloursOnly: RunOptions = { runOnly: { type: "rule", values: ["color-contrast", "link-in-text-block"] } };

/** Fingerprints judged in this run; a fault is reported by the first state that has it. */
const judged = new Set<string>();

/**
 * The page without its words and ids, as elements that agree in the rest are judged alike: what stands empty stays
 * empty, and an attribute stays where it is.
 */
const fingerprintOf = (page: HTMLElement) =>
  page.innerHTML
    .replaceAll(/( (?:id|for|name|value|href|aria-(?:labelledby|describedby|controls|label))=")[^"]+"/g, '$1·"')
    .replaceAll(/>[^<]*\S[^<]*</g, ">·<");

async function faultsBy(options: RunOptions, theme = ""): Promise<string[]> {
  const { violations } = await axe.run(document.body, { ...options, resultTypes: ["violations"] });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}${theme}: ${node.html}\n${node.failureSummary ?? ""}`),
  );
}

/** The page is left as bright as it was. */
async function faultsInTheDark(): Promise<string[]> {
  const { dataset } = document.documentElement;
  const before = dataset["theme"];
  dataset["theme"] = "dark";
  try {
    return await faultsBy(coloursOnly, " in the dark");
  } finally {
    if (before === undefined) delete dataset["theme"];
    else dataset["theme"] = before;
  }
}

/**
 * What axe finds wrong on the page as it stands, in the dark, too, unless the same fingerprint was judged before. A story that
 * shows behaviour ends in a state that others show: it is judged as bright as it is.
 */
export async function axeFaults(isState: boolean): Promise<string[]> {
  const fingerprint = fingerprintOf(document.body);
  const isNew = (theme: string) => !judged.has(theme + fingerprint) && judged.add(theme + fingerprint) === judged;
  const bright = isNew("bright") ? await faultsBy(axeOptions) : [];
  const dark = isState && isNew("dark") ? await faultsInTheDark() : [];
  return [...bright, ...dark];
}
